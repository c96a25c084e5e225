import { screen } from '@testing-library/react'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { renderInSite, type SiteFields } from '../../testing/in-site'
import { SchoolLocation } from './SchoolLocation'

const site: SiteFields = {
  school: { address: '文三路 478 号', latitude: 30.2741, longitude: 120.1551 },
  settings: { mapNavigationUrl: 'https://map.example/to?at={lat},{lng}&name={name}' },
}

test('SH-70 SH-72 the block shows the address and leads there by map', async () => {
  const { container } = await renderInSite(<SchoolLocation />, { site })
  expect(screen.getByText('文三路 478 号')).toBeInTheDocument()
  const link = screen.getByRole('link', { name: /到校/ })
  expect(link).toHaveAttribute(
    'href',
    `https://map.example/to?at=30.2741,120.1551&name=${encodeURIComponent('启明职业培训学校')}`,
  )
  expect(link).toHaveAttribute('target', '_blank')
  await expectNoAxeViolations(container)
})

test.each([
  ['zh-CN', { lat: 30.2741, lng: 120.1551 }, '距您 0m'],
  ['zh-CN', { lat: 30.278, lng: 120.1551 }, '距您 434m'],
  ['zh-CN', { lat: 31.2304, lng: 121.4737 }, '距您 165.1km'],
  ['en', { lat: 30.278, lng: 120.1551 }, '434 m from you'],
] as const)('SH-71 SH-96 in %s, from %p it reads %s', async (locale, location, text) => {
  await renderInSite(<SchoolLocation />, { site, session: { location }, locale })
  expect(screen.getByRole('link')).toHaveTextContent(text)
})

test('SH-72 without coordinates there is no way to show', async () => {
  await renderInSite(<SchoolLocation />, { site: { ...site, school: { address: '文三路 478 号' } } })
  expect(screen.getByText('文三路 478 号')).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})

test('SH-70 a school that says nothing of its place has no block', async () => {
  const { container } = await renderInSite(<SchoolLocation />)
  expect(container).toBeEmptyDOMElement()
})
