import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'

import type { ModulePage } from '@campus/contracts/module'
import { endSession, setBrand } from '@campus/session/session-actions'
import { sessionKeeper } from '@campus/session/session-keeper'
import { sessionStore } from '@campus/session/session-store'
import { aBuSchool, aSchool, signedIn } from '@campus/testing/builders'

import { openSite } from './testing/open-site'

const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36'
const names = {
  schoolInfo: aSchool({ universityName: '启明学校' }),
  buSchoolInfo: aBuSchool({ projectName: '启明技能' }),
}

/** A page with a heading and, where one is given, a link to the next page. */
const shows =
  (heading: string, to?: string): (() => Promise<ModulePage>) =>
  async () => ({
    Component: () => (
      <>
        <h1>{heading}</h1>
        {to === undefined ? null : <Link to={to}>前往</Link>}
      </>
    ),
  })

const follow = () => userEvent.click(screen.getByRole('link', { name: '前往' }))
const onPhone = () => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE)

beforeEach(() => {
  endSession()
  setBrand(null)
})

const lookups = [
  { path: '/query_pc', title: 'query' as const, open: shows('电脑') },
  { path: '/query_h5', title: 'query' as const, open: shows('手机') },
]

test('SH-10 on a computer /query leads to the wide page, its query kept', async () => {
  await openSite({ address: '/query?tab=1', pages: lookups })
  expect(await screen.findByRole('heading', { name: '电脑' })).toBeVisible()
  expect(location.pathname + location.search).toBe('/query_pc?tab=1')
})

test('SH-10 on a phone /query leads to the page for phones', async () => {
  onPhone()
  await openSite({ address: '/query?tab=1', pages: lookups })
  expect(await screen.findByRole('heading', { name: '手机' })).toBeVisible()
  expect(location.pathname + location.search).toBe('/query_h5?tab=1')
})

test('SH-18 the loading bar stands while the next page is on its way, and only then', async () => {
  let arrive: (page: ModulePage) => void = () => undefined
  const coming = new Promise<ModulePage>((resolve) => (arrive = resolve))
  await openSite({
    address: '/',
    pages: [
      { path: '/', open: shows('首页', '/next') },
      { path: '/next', open: () => coming },
    ],
  })
  const bar = () => screen.queryByRole('progressbar', { name: '加载中…' })
  expect(await screen.findByRole('heading', { name: '首页' })).toBeVisible()
  expect(bar()).toBeNull()
  await follow()
  await waitFor(() => expect(bar()).toBeVisible())
  await act(async () => arrive(await shows('下一页')()))
  expect(await screen.findByRole('heading', { name: '下一页' })).toBeVisible()
  expect(bar()).toBeNull()
})

test('SH-28 SH-31 the title is set on each navigation: on a phone a query page has the university’s name', async () => {
  onPhone()
  await openSite({
    address: '/',
    boot: names,
    pages: [
      { path: '/', open: shows('首页', '/query_h5') },
      { path: '/query_h5', title: 'query', open: shows('查询', '/') },
    ],
  })
  expect(await screen.findByRole('heading', { name: '首页' })).toBeVisible()
  expect(document.title).toBe('启明技能 启明学校')
  await follow()
  expect(await screen.findByRole('heading', { name: '查询' })).toBeVisible()
  expect(document.title).toBe('启明学校')
  await follow()
  expect(await screen.findByRole('heading', { name: '首页' })).toBeVisible()
  expect(document.title).toBe('启明技能 启明学校')
})

test('SH-31 on a computer a query page has the ordinary title', async () => {
  await openSite({ address: '/query_pc', boot: names, pages: lookups })
  expect(await screen.findByRole('heading', { name: '电脑' })).toBeVisible()
  expect(document.title).toBe('启明技能 启明学校')
})

test('SH-38 who goes to a brand’s lookup inside the site brings the brand’s flag along, and the school’s own pages take it away', async () => {
  await openSite({
    address: '/',
    pages: [
      { path: '/', open: shows('首页', '/query_pc/kuka') },
      { path: '/query_pc/kuka', open: shows('查询', '/') },
    ],
  })
  expect(await screen.findByRole('heading', { name: '首页' })).toBeVisible()
  expect(sessionStore.getState().isKuka).toBe(0)
  await follow()
  expect(await screen.findByRole('heading', { name: '查询' })).toBeVisible()
  expect(sessionStore.getState().isKuka).toBe(1)
  await follow()
  expect(await screen.findByRole('heading', { name: '首页' })).toBeVisible()
  expect(sessionStore.getState().isKuka).toBe(0)
})

test('SH-14 SH-117 a page for students asks a visitor to sign in, and knows the way back', async () => {
  await openSite({
    address: '/study/mine?view=period',
    pages: [{ path: '/study/mine', layout: 'study', login: true, open: shows('我的学习') }],
  })
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(new URLSearchParams(location.search).get('redirect')).toBe('/study/mine?view=period')
  expect(screen.queryByRole('heading', { name: '我的学习' })).toBeNull()
})

test('SH-113 a visitor sees the public pages, and a signed-in learner those for students as well', async () => {
  const pages = [
    { path: '/', open: shows('首页', '/study/mine') },
    { path: '/study/mine', layout: 'study' as const, login: true, open: shows('我的学习') },
  ]
  const { unmount } = await openSite({ address: '/', pages })
  expect(await screen.findByRole('heading', { name: '首页' })).toBeVisible()
  unmount()
  sessionKeeper.setState(signedIn())
  await openSite({ address: '/', pages })
  expect(await screen.findByRole('heading', { name: '首页' })).toBeVisible()
  await follow()
  expect(await screen.findByRole('heading', { name: '我的学习' })).toBeVisible()
})
