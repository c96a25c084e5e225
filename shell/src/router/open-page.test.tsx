/** From an address to a module's page: access, waiting, and time limits. */
import { QueryClient } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useMatches, useSearchParams } from 'react-router-dom'

import type { ModuleMapEntry, ModuleOutcome, ModuleRoute } from '@campus/contracts/composition'
import type { ModulePage } from '@campus/contracts/module'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'
import { sessionKeeper } from '@campus/session/session-keeper'
import { userIdentity } from '@campus/session/session.model'
import { aUser } from '@campus/testing/builders'

import { ModuleLoader } from '../modules/module-loader'
import { moduleRoutes } from './module-routes'

type OpenPage = () => Promise<ModulePage>

const MINE: ModuleRoute = { path: '/study/mine', layout: 'main', login: true, title: 'school', special: false }
const OPEN: ModuleRoute = { path: '/study/open/:id', layout: 'study', login: false, title: 'query', special: false }

const ENTRY: ModuleMapEntry = {
  id: 'mfe-study',
  version: '2.0.0',
  base: '/modules/mfe-study/2.0.0/',
  entry: 'remoteEntry.js',
  routes: [MINE, OPEN],
  slots: [],
  preload: [],
  routePreload: {},
  integrity: {},
  lastGood: null,
}

const shows =
  (text: string): OpenPage =>
  async () => ({ Component: () => <h1>{text}</h1> })
const after = <Result,>(milliseconds: number, result: Result) =>
  new Promise<Result>((resolve) => setTimeout(() => resolve(result), milliseconds))

interface Study {
  readonly pages: Record<string, OpenPage>
  /** Milliseconds that the module takes; Infinity: it never loads. */
  readonly takes?: number
}

async function visit(address: string, { pages, takes = 0 }: Study) {
  const queryClient = new QueryClient()
  const outcomes: ModuleOutcome[] = []
  let loads = 0
  const modules = new ModuleLoader({
    map: { id: 'm', modules: [ENTRY] },
    loadContainer: async (id) => {
      loads += 1
      const module = { id, contract: MODULE_CONTRACT, pages, slots: {} }
      return takes === 0 ? module : after(takes, module)
    },
    refusalOf: () => null,
    report: (outcome) => outcomes.push(outcome),
    now: () => performance.now(),
  })
  const Login = () => <p>login, then {useSearchParams()[0].get('redirect')}</p>
  const router = createMemoryRouter(
    [...moduleRoutes(modules, queryClient).map(({ object }) => object), { path: '/login', Component: Login }],
    { initialEntries: [address] },
  )
  await act(async () => render(<RouterProvider router={router} />))
  const failures = () => outcomes.filter(({ ok }) => !ok).map(({ phase, reason }) => `${phase} ${reason}`)
  return { queryClient, loads: () => loads, failures }
}

const initialSession = sessionKeeper.getInitialState()
afterEach(() => {
  jest.useRealTimers()
  sessionKeeper.setState(initialSession, true)
})

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

test('SH-57 a visitor is led to sign in and back, and the module is not asked for', async () => {
  const { loads } = await visit('/study/mine?tab=2', { pages: { '/study/mine': shows('mine') } })
  expect(screen.getByText('login, then /study/mine?tab=2')).toBeInTheDocument()
  expect(loads()).toBe(0)
})

test('SH-57 who is signed in sees the page, and every visitor one that needs no sign-in', async () => {
  sessionKeeper.setState({ token: 'tkn', tokenExpireTime: '', userInfo: userIdentity(aUser()) })
  await visit('/study/mine', { pages: { '/study/mine': shows('mine') } })
  expect(screen.getByRole('heading', { name: 'mine' })).toBeInTheDocument()
  sessionKeeper.setState(initialSession, true)
  await visit('/study/open/7', { pages: { '/study/open/:id': shows('open') } })
  expect(screen.getByRole('heading', { name: 'open' })).toBeInTheDocument()
})

test('a page knows what its route says of it', async () => {
  const Component = () => <p>{JSON.stringify(useMatches().at(-1)?.handle)}</p>
  await visit('/study/open/7', { pages: { '/study/open/:id': async () => ({ Component }) } })
  expect(screen.getByText(JSON.stringify(OPEN))).toBeInTheDocument()
})

test('a page’s loader starts with the address, and the page is drawn without waiting for it', async () => {
  const loader = jest.fn(() => new Promise<void>(() => undefined))
  const page = async () => ({ ...(await shows('open')()), loader })
  const { queryClient } = await visit('/study/open/7?part=2', { pages: { '/study/open/:id': page } })
  expect(screen.getByRole('heading', { name: 'open' })).toBeInTheDocument()
  expect(loader).toHaveBeenCalledTimes(1)
  const [context] = loader.mock.calls[0] as unknown as [Record<string, unknown>]
  expect(context).toEqual({
    url: new URL('/study/open/7?part=2', location.origin),
    params: { id: '7' },
    queryClient,
    signal: expect.any(AbortSignal) as AbortSignal,
  })
  expect(context['queryClient']).toBe(queryClient)
})

test('while module and page are on their way their place is kept', async () => {
  jest.useFakeTimers()
  await visit('/study/open/7', { pages: { '/study/open/:id': shows('open') }, takes: 500 })
  expect(document.body.querySelector('[aria-busy="true"]')).toBeInTheDocument()
  await advance(500)
  expect(screen.getByRole('heading', { name: 'open' })).toBeInTheDocument()
})

test('a script that does not come is asked for once more, and nobody need know', async () => {
  const open = jest.fn<Promise<ModulePage>, []>(shows('open')).mockRejectedValueOnce(new Error('chunk lost'))
  const { failures } = await visit('/study/open/7', { pages: { '/study/open/:id': open } })
  expect(screen.getByRole('heading', { name: 'open' })).toBeInTheDocument()
  expect(open).toHaveBeenCalledTimes(2)
  expect(failures()).toEqual([])
})

test.each<[string, unknown, string]>([
  ['an error', new Error('chunk lost'), 'chunk lost'],
  ['anything else', 'gone', 'gone'],
])('a script that does not come twice leaves the card, and %s is told', async (_, reason, told) => {
  const open = jest.fn(() => Promise.reject(reason))
  const { failures } = await visit('/study/open/7', { pages: { '/study/open/:id': open } })
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(open).toHaveBeenCalledTimes(2)
  expect(failures()).toEqual([`render ${told}`])
})

test('a module without the page leaves the card, and it is told', async () => {
  const { failures } = await visit('/study/open/7', { pages: {} })
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(failures()).toEqual(['render it has no page /study/open/:id'])
})

test('a module that never comes leaves the card after both its tries', async () => {
  jest.useFakeTimers()
  const { failures } = await visit('/study/open/7', { pages: {}, takes: 60_000 })
  await advance(5399)
  expect(screen.queryByRole('alert')).toBeNull()
  await advance(1)
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(failures()).toHaveLength(2)
})

test.each([
  ['at once', 0],
  ['after three seconds', 3000],
])('a page that hangs, its module there %s, leaves the card at seven and a half seconds', async (_, takes) => {
  jest.useFakeTimers()
  // The page has been open for a while.
  await advance(100_000)
  await visit('/study/open/7', { pages: { '/study/open/:id': () => new Promise(() => undefined) }, takes })
  await advance(7499)
  expect(screen.queryByRole('alert')).toBeNull()
  await advance(1)
  expect(screen.getByRole('alert')).toBeInTheDocument()
})
