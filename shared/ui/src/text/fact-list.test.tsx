import { render, screen } from '@testing-library/react'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { FactList } from './fact-list'

test.each(['stacked', 'ruled'] as const)('%s: every known fact stands with its label', async (look) => {
  const { container } = render(
    <FactList
      look={look}
      facts={[
        { label: '姓名', value: '王小梅' },
        { label: '等级', value: '' },
        { label: '机构', value: null },
        { label: '人数', value: 0 },
        { id: 'phone', label: '电话', value: <a href="tel:1">1</a> },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['姓名', '人数', '电话'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['王小梅', '0', '1'])
  await expectNoAxeViolations(container)
})

test('without anything known there is no list', () => {
  const { container } = render(<FactList facts={[{ label: '等级', value: '' }]} />)
  expect(container).toBeEmptyDOMElement()
})
