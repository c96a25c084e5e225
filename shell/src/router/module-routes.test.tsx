import { QueryClient } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import type { ModuleMapEntry, ModuleRelease } from '@campus/contracts/composition'
import type { ModulePage } from '@campus/contracts/module'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { lateTexts } from '@campus/testing/late-texts'

import { ModuleLoader } from '../modules/module-loader'
import { moduleRoutes } from './module-routes'

/** How the one page of a version loads. */
type OpenPage = () => Promise<ModulePage>

const shows =
  (text: string): OpenPage =>
  async () => ({ Component: () => <h1>{text}</h1> })
const throws: OpenPage = async () => ({
  Component: () => {
    throw new Error('boom')
  },
})
const isMissing: OpenPage = () => Promise.reject(new Error('Loading chunk failed'))
const hangs: OpenPage = () => new Promise(() => undefined)

const ROUTE = { path: '/query_pc', layout: 'query', login: false, title: 'query', special: false } as const
const release = (version: string): ModuleRelease => ({
  version,
  base: `/modules/mfe-certificate/${version}/`,
  entry: 'remoteEntry.js',
  routes: [ROUTE],
  slots: [],
  preload: [],
  routePreload: {},
  integrity: {},
})

interface LookupOptions {
  readonly partner: OpenPage | null
  readonly own: OpenPage | null
  /** Whether the page holds unfinished work. */
  readonly isHolding?: boolean
}

/** Opens the lookup of a partner, with the school's own behind it. */
function openLookup({ partner, own, isHolding = false }: LookupOptions) {
  const entry: ModuleMapEntry = {
    id: 'mfe-certificate',
    ...release('partner'),
    routes: [{ ...ROUTE, ...(isHolding && { lease: 'answerLogId' }) }],
    lastGood: own === null ? null : release('own'),
  }
  const failures: string[] = []
  const modules = new ModuleLoader({
    map: { id: 'map1', modules: [entry] },
    loadContainer: async (id, { release: { version } }) => ({
      id,
      contract: MODULE_CONTRACT,
      pages: Object.fromEntries([['/query_pc', version === 'own' ? own : partner]].filter(([, open]) => open !== null)),
      slots: {},
    }),
    refusalOf: () => null,
    report: ({ phase, version, ok }) => void (ok || failures.push(`${phase} ${version}`)),
    now: () => 0,
  })
  const router = createMemoryRouter(
    moduleRoutes(modules, new QueryClient()).map(({ object }) => object),
    { initialEntries: ['/query_pc'] },
  )
  const { container } = render(<RouterProvider router={router} />)
  return { container, failures }
}

afterEach(() => jest.useRealTimers())

/** React logs every error that a boundary catches. */
const expectErrorsTold = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)

test('a page that can be drawn is drawn', async () => {
  const { failures } = openLookup({ partner: shows('theirs'), own: shows('ours') })
  expect(await screen.findByRole('heading', { name: 'theirs' })).toBeInTheDocument()
  expect(failures).toEqual([])
})

test('in the place of a page that throws while it is drawn stands the last good one', async () => {
  expectErrorsTold()
  const { failures } = openLookup({ partner: throws, own: shows('ours') })
  expect(await screen.findByRole('heading', { name: 'ours' })).toBeInTheDocument()
  expect(failures).toEqual(['render partner'])
})

test('in the place of a page whose code does not come stands the last good one', async () => {
  const { failures } = openLookup({ partner: isMissing, own: shows('ours') })
  expect(await screen.findByRole('heading', { name: 'ours' })).toBeInTheDocument()
  expect(failures).toEqual(['render partner'])
})

test('in the place of a page that the module lacks, though its manifest names it, stands the last good one', async () => {
  const { failures } = openLookup({ partner: null, own: shows('ours') })
  expect(await screen.findByRole('heading', { name: 'ours' })).toBeInTheDocument()
  expect(failures).toEqual(['render partner'])
})

test('where nothing stands behind a module that lacks a page, the card does, and it is told', async () => {
  const { failures } = openLookup({ partner: null, own: null })
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(failures).toEqual(['render partner'])
})

test('a page whose code hangs is replaced within the eight seconds', async () => {
  jest.useFakeTimers()
  openLookup({ partner: hangs, own: shows('ours') })
  await act(() => jest.advanceTimersByTimeAsync(7500))
  expect(screen.getByRole('heading', { name: 'ours' })).toBeInTheDocument()
})

/** Later callers wait for the same script. */
function comesAfter(milliseconds: number, page: OpenPage): OpenPage {
  let coming: Promise<ModulePage> | undefined
  return () => (coming ??= new Promise((resolve) => setTimeout(() => resolve(page()), milliseconds)))
}

test.each([
  ['the page itself', comesAfter(20_000, shows('theirs')), null, 'theirs'],
  ['the page that stands in', isMissing, comesAfter(20_000, shows('ours')), 'ours'],
])('%s that comes after the card takes its place', async (_, partner, own, heading) => {
  jest.useFakeTimers()
  openLookup({ partner, own })
  await act(() => jest.advanceTimersByTimeAsync(9000))
  expect(screen.getByRole('alert')).toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(40_000))
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument()
})

test.each([
  ['there is no other', null],
  ['the other one throws as well', throws],
])('a page that throws shows the card when %s, and a retry heals it', async (_, own) => {
  expectErrorsTold()
  let broken = true
  const Component = () => {
    if (broken) throw new Error('boom')
    return <h1>healed</h1>
  }
  const heals: OpenPage = async () => ({ Component })
  const { container } = openLookup({ partner: own === null ? heals : throws, own: own === null ? null : heals })
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  await expectNoAxeViolations(container)
  broken = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: 'healed' })).toBeInTheDocument()
})

test('a page is drawn when the texts that came with its code can be read', async () => {
  const { load, arrive } = await lateTexts()
  openLookup({ partner: async () => ({ Component: await load() }), own: null })
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.queryByText('你好')).not.toBeInTheDocument()
  await arrive()
  expect(await screen.findByText('Hello')).toBeInTheDocument()
})

test.each([
  ['is watched until it stands', false],
  ['that holds unfinished work is not watched', true],
])('a page %s', async (_, isHolding) => {
  const marks = () => Object.keys(localStorage).filter((key) => key.startsWith('campus.running:')).length
  let whileDrawn = -1
  const looks: OpenPage = async () => ({
    Component: () => {
      whileDrawn = marks()
      return <h1>theirs</h1>
    },
  })
  openLookup({ partner: looks, own: null, isHolding })
  expect(await screen.findByRole('heading', { name: 'theirs' })).toBeInTheDocument()
  expect(whileDrawn).toBe(isHolding ? 0 : 1)
  await waitFor(() => expect(marks()).toBe(0))
})
