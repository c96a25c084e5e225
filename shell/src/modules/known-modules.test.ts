import type { MapIndex, ModuleMap, ModuleMapEntry } from '@campus/contracts/composition'

import { KnownModules } from './known-modules'
import { anEntry, aRelease } from './module-map.fixtures'

const routes = (...paths: readonly string[]): Pick<ModuleMapEntry, 'routes'> => ({
  routes: paths.map((path) => ({ path, layout: 'main', login: false, title: 'school', special: false })),
})
const own = anEntry(null, routes('/exam'))
const portal: ModuleMapEntry = {
  id: 'mfe-portal',
  ...aRelease('1.0.0'),
  ...routes('/', '/news/*'),
  slots: ['consult-dialog.v1'],
  lastGood: null,
}
const INDEX: MapIndex = [
  { id: 'mfe-exam', paths: ['/exam'], slots: [], integrity: 'sha384-exam' },
  { id: 'mfe-portal', paths: ['/', '/news/*'], slots: ['consult-dialog.v1'], integrity: 'sha384-portal' },
]
const MAP: ModuleMap = {
  id: 'map1',
  modules: [own],
  rest: { integrity: 'sha384-index', paths: ['/'], slots: ['consult-dialog.v1'] },
}

type Fetched = [address: string, integrity: string]
let fetched: Fetched[]
/** Contents by path; a function may fail. */
let contents: Record<string, () => unknown>

beforeEach(() => {
  fetched = []
  contents = { '/composition/map1': () => INDEX, '/composition/map1/mfe-portal': () => portal }
  globalThis.fetch = async (input, init) => {
    const address = String(input)
    fetched.push([address, init?.integrity ?? ''])
    const content = contents[address.split('?', 1)[0] ?? '']
    if (content === undefined) return { ok: false, status: 404 } as Response
    const coming = content()
    const aborted = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('given up')))
    })
    const json = await Promise.race([coming, aborted])
    return { ok: true, json: async () => json } as Response
  }
})

const INDEX_ASKED: Fetched = ['/composition/map1', 'sha384-index']
const PORTAL_ASKED: Fetched = ['/composition/map1/mfe-portal', 'sha384-portal']

test('a module that the page was not given is asked for when somebody goes there, once, by its integrity', async () => {
  const known = new KnownModules(MAP)
  expect(known.modules).toEqual([own])
  expect(await Promise.all([known.moduleAt('/news/1'), known.moduleAt('/')])).toEqual([portal, portal])
  expect(await known.ownerOf('consult-dialog.v1')).toEqual(portal)
  expect(fetched).toEqual([INDEX_ASKED, PORTAL_ASKED])
  expect(known.modules).toEqual([own, portal])
})

test('for what the whole map lacks nothing but the index is asked, and for an unknown slot nothing', async () => {
  const known = new KnownModules(MAP)
  expect(known.hasSlot('album-dialog.v1')).toBe(false)
  expect(await known.ownerOf('album-dialog.v1')).toBeNull()
  expect(fetched).toEqual([])
  expect(await known.moduleAt('/nowhere')).toBeNull()
  expect(fetched).toEqual([INDEX_ASKED])
})

test('a slot of another module is known before that module is', () => {
  expect(new KnownModules(MAP).hasSlot('consult-dialog.v1')).toBe(true)
})

test('a page that was given the whole map asks for nothing', async () => {
  const known = new KnownModules({ id: 'map1', modules: [own, portal] })
  expect(await known.moduleAt('/news/1')).toEqual(portal)
  expect(await known.moduleAt('/nowhere')).toBeNull()
  expect(await known.ownerOf('consult-dialog.v1')).toEqual(portal)
  expect(await known.ownerOf('album-dialog.v1')).toBeNull()
  expect(fetched).toEqual([])
})

test('a try that fails is followed by one at a changed address', async () => {
  let tries = 0
  contents['/composition/map1'] = () => {
    if (++tries === 1) throw new Error('no line')
    return INDEX
  }
  expect(await new KnownModules(MAP).moduleAt('/')).toEqual(portal)
  expect(fetched).toEqual([INDEX_ASKED, ['/composition/map1?retry=1', 'sha384-index'], PORTAL_ASKED])
})

test.each<[string, string, () => unknown]>([
  [
    'an index that does not come',
    '/composition/map1',
    () => {
      throw new Error('no line')
    },
  ],
  ['an index that is none', '/composition/map1', () => ({})],
  [
    'an entry that does not come',
    '/composition/map1/mfe-portal',
    () => {
      throw new Error('no line')
    },
  ],
])('%s is told to who asks, and asked for again by the next', async (_, address, content) => {
  const known = new KnownModules(MAP)
  const healed = contents[address]
  contents[address] = content
  await expect(known.moduleAt('/')).rejects.toThrow()
  if (healed !== undefined) contents[address] = healed
  expect(await known.moduleAt('/')).toEqual(portal)
})

describe('a request that hangs', () => {
  const hangs = () => new Promise<never>(() => undefined)
  beforeEach(() => {
    jest.useFakeTimers()
    // The browser's own timer is none that a test can turn.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), milliseconds)
      return controller.signal
    })
  })
  afterEach(() => jest.useRealTimers())

  test('is overtaken by a second one, and what somebody waited is told once', async () => {
    let tries = 0
    contents['/composition/map1'] = () => (++tries === 1 ? hangs() : INDEX)
    const known = new KnownModules(MAP)
    const found = known.moduleAt('/')
    await jest.advanceTimersByTimeAsync(1200)
    expect(await found).toEqual(portal)
    expect(fetched.map(([address]) => address)).toEqual([
      '/composition/map1',
      '/composition/map1?retry=1',
      '/composition/map1/mfe-portal',
    ])
    expect(known.takeWait('mfe-portal')).toBe(1200)
    expect(known.takeWait('mfe-portal')).toBe(0)
  })

  test('is given up in time for the module, or its card: index and entry together', async () => {
    contents['/composition/map1'] = () => new Promise((resolve) => setTimeout(() => resolve(INDEX), 2300))
    contents['/composition/map1/mfe-portal'] = hangs
    const asking = new KnownModules(MAP).moduleAt('/')
    const givenUp = jest.fn()
    asking.catch(givenUp)
    await jest.advanceTimersByTimeAsync(4799)
    expect(givenUp).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(givenUp).toHaveBeenCalledTimes(1)
  })
})
