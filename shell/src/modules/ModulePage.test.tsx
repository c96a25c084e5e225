import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import type { PageProps } from '@campus/contracts/module'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'
import { translateNow } from '@campus/testing/translate'

import { keepGlobals } from '../boot/kept-globals'
import { trustScripts } from '../boot/script-integrity'
import { ModuleLoader } from './module-loader'
import { anEntry, aRelease } from './module-map.fixtures'
import { ModulePage, type PageResult } from './ModulePage'

type Component = () => React.ReactElement

const says = (text: string): Component => {
  return () => <h1>{text}</h1>
}
const throws: Component = () => {
  throw new Error('boom')
}
const page = (version: string, Component: Component): PageResult => ({
  kind: 'page',
  moduleId: 'mfe-exam',
  arrivals: 0,
  version,
  page: { Component },
  drawn: () => undefined,
})
const failure: PageResult = { kind: 'failure', moduleId: 'mfe-exam', arrivals: 0 }

const RELEASE = { integrity: { 'page.js': 'sha384-page', 'late.js': 'sha384-late' } }

/** The route's loader returns these results one after the other; the last one stays. */
async function open(
  results: (PageResult | Promise<PageResult>)[],
  lastGood: 'behind it' | 'none' = 'none',
  isHolding = false,
  base = anEntry().base,
) {
  const failures: string[] = []
  const modules = new ModuleLoader({
    map: { id: 'm', modules: [anEntry(lastGood === 'none' ? null : aRelease('1.0.0'), { ...RELEASE, base })] },
    loadContainer: async (id) => ({ id, contract: MODULE_CONTRACT, pages: {}, slots: {} }),
    refusalOf: () => null,
    report: ({ phase, ok, module, version, reason }) =>
      void (ok || failures.push(`${phase} ${module} ${version} ${reason}`)),
    now: () => 0,
  })
  await modules.load('mfe-exam')
  let loads = 0
  const router = createMemoryRouter(
    [
      {
        path: '/exam/*',
        HydrateFallback: () => null,
        loader: () => results[Math.min(loads++, results.length - 1)],
        element: <ModulePage modules={modules} isHolding={isHolding} />,
      },
      { path: '/elsewhere', element: null },
    ],
    { initialEntries: ['/exam'] },
  )
  await act(async () => render(<RouterProvider router={router} />))
  return { modules, router, failures, loads: () => loads }
}

/** React logs every error that a boundary catches. */
const expectErrorsTold = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)
const retry = () => userEvent.click(screen.getByRole('button', { name: '重试' }))

test('the page that was found is drawn, and nothing is told', async () => {
  const { failures, loads } = await open([page('2.0.0', says('exam'))])
  expect(screen.getByRole('heading', { name: 'exam' })).toBeInTheDocument()
  expect(failures).toEqual([])
  expect(loads()).toBe(1)
})

test('a page says once that it stands', async () => {
  const drawn = jest.fn()
  await open([{ ...page('2.0.0', says('exam')), drawn } as PageResult])
  expect(drawn).toHaveBeenCalledTimes(1)
})

test('where none was found the card says so and what can be done; a retry brings the page', async () => {
  await open([failure, page('2.0.0', says('exam'))])
  const card = screen.getByRole('alert')
  expect(card).toHaveTextContent('这部分内容暂时打不开')
  expect(card).toHaveTextContent('其他页面可以正常使用，请稍后重试')
  await retry()
  expect(await screen.findByRole('heading', { name: 'exam' })).toBeInTheDocument()
})

test('a card with nothing around it leads home; within header and footer it needs no way out', async () => {
  await open([failure], 'none', true)
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
  cleanup()
  await open([failure])
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('without a connection the card claims nothing of other pages, and the page comes when the line is back', async () => {
  const { loads } = await open([failure, page('2.0.0', says('exam'))])
  act(() => onlineManager.setOnline(false))
  expect(screen.getByRole('status')).toHaveTextContent('网络已断开，恢复后自动继续')
  expect(screen.queryByText(/其他页面可以正常使用/)).toBeNull()
  expect(loads()).toBe(1)
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByRole('heading', { name: 'exam' })).toBeInTheDocument()
  expect(loads()).toBe(2)
})

test('while a retry runs the card cannot start another', async () => {
  let arrive = (_: PageResult): void => undefined
  const { loads } = await open([failure, new Promise<PageResult>((resolve) => (arrive = resolve))])
  expect(screen.getByRole('button', { name: '重试' })).not.toHaveAttribute('aria-busy', 'true')
  await retry()
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  expect(loads()).toBe(2)
  await act(async () => arrive(page('2.0.0', says('exam'))))
  expect(screen.getByRole('heading', { name: 'exam' })).toBeInTheDocument()
})

test.each([
  ['the module that failed', 'mfe-exam', 2],
  ['another module', 'mfe-study', 1],
])('what comes late of %s', async (_, moduleId, expected) => {
  const { modules, loads } = await open([failure, page('2.0.0', says('exam'))])
  await act(async () => modules.pageArrivedLate(moduleId))
  expect(loads()).toBe(expected)
})

test('what came late before the page was asked for is no news', async () => {
  const { modules, router, loads } = await open([failure, { ...failure, arrivals: 1 }])
  await act(async () => modules.pageArrivedLate('mfe-exam'))
  expect(loads()).toBe(2)
  await act(() => router.revalidate())
  expect(loads()).toBe(3)
})

test('a page that throws is told, and the last good release takes its place', async () => {
  expectErrorsTold()
  const { failures } = await open([page('2.0.0', throws), page('1.0.0', says('earlier'))], 'behind it')
  expect(await screen.findByRole('heading', { name: 'earlier' })).toBeInTheDocument()
  expect(failures).toEqual(['render mfe-exam 2.0.0 boom'])
})

test('a page that a translating browser has broken is drawn anew, and its release is not given up', async () => {
  expectErrorsTold()
  const Breakable: Component = () => {
    const [isSaved, setSaved] = useState(false)
    return (
      <button type="button" onClick={() => setSaved(true)}>
        {isSaved ? <b>✓</b> : <i>…</i>}
        save
      </button>
    )
  }
  const { failures, loads } = await open([page('2.0.0', Breakable), page('1.0.0', says('earlier'))], 'behind it')
  translateNow(document.body)
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveTextContent('…save')
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveTextContent('✓save')
  expect(failures).toEqual([
    expect.stringMatching(/^error mfe-exam 2\.0\.0 its page was changed by something else and is drawn anew: /),
  ])
  expect(loads()).toBe(1)
})

test('a page that throws with nothing behind it leaves the card; a retry draws it anew', async () => {
  expectErrorsTold()
  let isBroken = true
  const heals: Component = () => {
    if (isBroken) throw new Error('boom')
    return <h1>healed</h1>
  }
  const { failures, loads } = await open([page('2.0.0', heals)])
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(failures).toEqual(['render mfe-exam 2.0.0 boom'])
  expect(loads()).toBe(1)
  isBroken = false
  await retry()
  expect(await screen.findByRole('heading', { name: 'healed' })).toBeInTheDocument()
  expect(loads()).toBe(2)
})

test('while a broken page is asked for anew its card cannot start another retry', async () => {
  expectErrorsTold()
  await open([page('2.0.0', throws), new Promise<PageResult>(() => undefined)])
  await screen.findByRole('alert')
  expect(screen.getByRole('button', { name: '重试' })).not.toHaveAttribute('aria-busy', 'true')
  await retry()
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
})

test('a late arrival takes the place of the card of a broken page', async () => {
  expectErrorsTold()
  const { modules } = await open([page('2.0.0', throws), page('1.0.0', says('earlier'))])
  await screen.findByRole('alert')
  await act(async () => modules.pageArrivedLate('mfe-exam'))
  expect(await screen.findByRole('heading', { name: 'earlier' })).toBeInTheDocument()
})

test('a page that was broken is drawn anew at another address', async () => {
  expectErrorsTold()
  const { router } = await open([page('2.0.0', throws), page('2.0.0', says('other'))])
  await screen.findByRole('alert')
  await act(() => router.navigate('/exam/other'))
  expect(screen.getByRole('heading', { name: 'other' })).toBeInTheDocument()
})

test('a page learns which release it is of, and where the document was loaded', async () => {
  const told: PageProps[] = []
  const Told = (props: PageProps) => (told.push(props), (<h1>exam</h1>))
  await open([{ ...page('2.0.0', says('')), page: { Component: Told } } as PageResult])
  expect(told.at(-1)).toEqual({ release: { module: 'mfe-exam', version: '2.0.0', loadedAt: location.href } })
})

describe('a page that holds unfinished work', () => {
  const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src.split('/').at(-1))
  beforeAll(() => trustScripts(anEntry().base, RELEASE.integrity))
  afterEach(() => document.head.replaceChildren())

  test('has all scripts of its release fetched; another page has none', async () => {
    await open([page('2.0.0', says('other'))])
    expect(scripts()).toEqual([])
    await open([page('2.0.0', says('exam'))], 'none', true)
    expect(scripts()).toEqual(['page.js', 'late.js'])
  })

  test('is not taken over by another release: the card stands there', async () => {
    expectErrorsTold()
    await open([page('2.0.0', throws), page('1.0.0', says('earlier'))], 'behind it', true)
    expect(await screen.findByRole('alert')).toHaveTextContent('这部分内容暂时打不开')
  })
})

test('what a partner’s module made of the window ends when its page is left, and is told', async () => {
  keepGlobals()
  const { parse } = JSON
  const { router, failures } = await open(
    [page('2.0.0', says('exam'))],
    'none',
    false,
    'https://partner.example/2.0.0/',
  )
  JSON.parse = (text: string) => parse(text) as unknown
  await act(() => router.navigate('/elsewhere'))
  expect(JSON.parse).toBe(parse)
  expect(failures).toEqual(['error mfe-exam 2.0.0 it changed parse of the page'])
})
