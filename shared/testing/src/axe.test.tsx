import { render } from '@testing-library/react'
import { createElement } from 'react'

import { expectNoAxeViolations } from './axe'

test('accepts a labelled field', async () => {
  const { container } = render(
    <label>
      Name <input />
    </label>,
  )
  await expectNoAxeViolations(container)
})

test('names the rule and the element of a violation', async () => {
  const { container } = render(createElement('img', { src: '/logo.png', className: 'logo' }))
  await expect(expectNoAxeViolations(container)).rejects.toThrow(/image-alt: [\s\S]*class="logo"/)
})
