import { screen, within } from '@testing-library/react'

import type { GivenOverride } from '@campus/contracts/override'
import { expectNoAxeViolations } from '@campus/testing/axe'

import { renderInSite } from '../testing/in-site'
import { overriddenAddress } from './kept-override'
import { OverrideBanner } from './OverrideBanner'

const override: GivenOverride = {
  asked: 'mfe-exam@1.4.0,mfe-study@http://localhost:8102,mfe-portal@9',
  modules: [
    { module: 'mfe-exam', version: '1.4.0', origin: '' },
    { module: 'mfe-study', version: '1.0.0-dev', origin: 'http://localhost:8102' },
  ],
  refused: [{ part: 'mfe-portal@9', reason: 'noRelease', why: [] }],
}

// jsdom loads no pages.
const stay = (event: Event): void => event.preventDefault()
beforeEach(() => addEventListener('click', stay))
afterEach(() => removeEventListener('click', stay))

test('the banner names what stands in the page and what does not', async () => {
  const { container } = await renderInSite(<OverrideBanner override={override} />)
  const banner = screen.getByRole('complementary', { name: '开发预览：本标签页使用了替换的模块' })
  expect(
    within(banner)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'mfe-exam → 1.4.0',
    'mfe-study → 1.0.0-dev（来自 http://localhost:8102）',
    '“mfe-portal@9” 没有可供本校使用的已发布版本',
  ])
  await expectNoAxeViolations(container)
})

test('of one that does not fit the page the banner says why, in the words of a promotion', async () => {
  const why = ['mfe-exam 2.0.0 has the path /study/mine, which belongs to mfe-study.']
  const unfit = { part: 'mfe-exam@2.0.0', reason: 'unfit' as const, why }
  await renderInSite(<OverrideBanner override={{ ...override, modules: [], refused: [unfit] }} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(
    '“mfe-exam@2.0.0” 与本页的其他部分不兼容mfe-exam 2.0.0 has the path /study/mine, which belongs to mfe-study.',
  )
})

test('a banner of refusals alone says that nothing was put in the place of others', async () => {
  await renderInSite(<OverrideBanner override={{ ...override, modules: [] }} />)
  expect(screen.getByRole('complementary', { name: '开发预览：本标签页要求的替换没有生效' })).toHaveTextContent(
    '“mfe-portal@9”',
  )
})

test('the banner speaks English', async () => {
  await renderInSite(<OverrideBanner override={override} />, { locale: 'en' })
  expect(await screen.findByRole('complementary', { name: /^Developer’s preview/ })).toHaveTextContent(
    '“mfe-portal@9” is no published release',
  )
  expect(screen.getByRole('link', { name: 'Back to normal' })).toBeInTheDocument()
})

test('one press leads back to the page as everybody gets it, and the tab forgets', async () => {
  const page = { settings: { development: true }, override } as unknown as Parameters<typeof overriddenAddress>[0]
  const { override: _, ...later } = page
  overriddenAddress(page, location.href)
  expect(overriddenAddress(later, location.href)).not.toBeNull()
  const { user } = await renderInSite(<OverrideBanner override={override} />, { route: '/query_pc?id=7&override=x@1' })
  const reset = screen.getByRole('link', { name: '恢复正常' })
  expect(reset).toHaveAttribute('href', expect.stringMatching(/\/query_pc\?id=7$/))
  await user.click(reset)
  expect(overriddenAddress(later, location.href)).toBeNull()
})
