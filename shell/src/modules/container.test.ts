import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { createInstance } from '@module-federation/enhanced/runtime'

import type { ModuleRelease } from '@campus/contracts/composition'
import { SHARED_PACKAGES } from '@campus/contracts/shared-packages'

import { sharedScope } from '../shared-scope/shared-scope'
import { loadContainer } from './container'
import { shareScope } from './share-scope'

const exposed = { id: 'mfe-exam' }

function release(version: string): ModuleRelease {
  return {
    version,
    base: `/modules/mfe-exam/${version}/`,
    entry: 'remoteEntry.js',
    routes: [],
    slots: [],
    preload: [],
    routePreload: {},
    integrity: { 'remoteEntry.js': 'sha384-a', 'page.js': 'sha384-b' },
  }
}

function container() {
  return { init: jest.fn(), get: jest.fn(() => Promise.resolve(() => ({ default: exposed }))) }
}

const elements = () => [...document.head.querySelectorAll('script')]

/** The constants that the build writes into the shell. */
function installedVersion(request: string): string {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')
  return (
    JSON.parse(readFileSync(join(__dirname, '../../node_modules', name, 'package.json'), 'utf8')) as { version: string }
  ).version
}

beforeAll(() => {
  Object.assign(globalThis, {
    SHARED_VERSIONS: Object.fromEntries(SHARED_PACKAGES.map(({ request }) => [request, installedVersion(request)])),
  })
})
afterEach(() => document.head.replaceChildren())

test('an entry that is in the page already is opened with what the shell shares', async () => {
  const early = container()
  Object.assign(globalThis, { mfe_exam_1_0_0: early })
  await expect(loadContainer('mfe-exam', release('1.0.0'), 0, false)).resolves.toBe(exposed)
  expect(early.init).toHaveBeenCalledWith(shareScope())
  expect(early.get).toHaveBeenCalledWith('./module')
  expect(elements()).toEqual([])
})

test('an entry that is not there is asked for, with its integrity', async () => {
  const loading = loadContainer('mfe-exam', release('1.1.0-b'), 0, false)
  const [script] = elements()
  expect(script).toMatchObject({
    src: `${location.origin}/modules/mfe-exam/1.1.0-b/remoteEntry.js`,
    integrity: 'sha384-a',
  })
  Object.assign(globalThis, { mfe_exam_1_1_0_b: container() })
  script?.dispatchEvent(new Event('load'))
  await expect(loading).resolves.toBe(exposed)
})

test('an entry that leaves no container is told', async () => {
  const loading = loadContainer('mfe-exam', release('1.2.0'), 0, false)
  Object.assign(globalThis, { mfe_exam_1_2_0: 'something else' })
  elements()[0]?.dispatchEvent(new Event('load'))
  await expect(loading).rejects.toThrow(
    '/modules/mfe-exam/1.2.0/remoteEntry.js left no container called mfe_exam_1_2_0',
  )
})

test('a later attempt waits for nothing of an earlier one', async () => {
  const first = loadContainer('mfe-exam', release('1.3.0'), 0, false)
  const [hanging] = elements()
  const second = loadContainer('mfe-exam', release('1.3.0'), 1, false)
  expect(elements().map(({ src }) => src)).toEqual([`${location.origin}/modules/mfe-exam/1.3.0/remoteEntry.js?retry=1`])
  Object.assign(globalThis, { mfe_exam_1_3_0: container() })
  elements()[0]?.dispatchEvent(new Event('load'))
  await expect(second).resolves.toBe(exposed)
  // The slow one arrives after all.
  hanging?.dispatchEvent(new Event('load'))
  await expect(first).resolves.toBe(exposed)
})

test('two who ask at the same time wait for one script', async () => {
  const both = [
    loadContainer('mfe-exam', release('1.5.0'), 0, false),
    loadContainer('mfe-exam', release('1.5.0'), 0, false),
  ]
  expect(elements()).toHaveLength(1)
  Object.assign(globalThis, { mfe_exam_1_5_0: container() })
  elements()[0]?.dispatchEvent(new Event('load'))
  expect(await Promise.all(both)).toEqual([exposed, exposed])
})

test.each([
  ['a developer’s own server, whose files change at every save', true, {}, true],
  ['a site in use', false, {}, false],
  ['a release that a developer looks at', true, { 'page.js': 'sha384-b' }, false],
])('an entry without a hash is asked for on %s: %j', async (_, development, integrity, isAsked) => {
  const version = `1.6.0-${String(development)}-${String(isAsked)}`
  const name = `mfe_exam_${version.replace(/\W/g, '_')}`
  const loading = loadContainer('mfe-exam', { ...release(version), integrity }, 0, development)
  if (!isAsked) {
    await expect(loading).rejects.toThrow('script refused')
    expect(elements()).toEqual([])
    return
  }
  expect(elements()[0]?.integrity ?? '').toBe('')
  Object.assign(globalThis, { [name]: container() })
  elements()[0]?.dispatchEvent(new Event('load'))
  await expect(loading).resolves.toBe(exposed)
})

test.each([
  ['null', null],
  ['a function', () => 0],
  ['an object without a way to open it', { get: () => 0 }],
  ['an object that holds nothing', { init: () => 0 }],
])('%s is no container', async (kind, left) => {
  const version = `1.7.${String(kind.length)}`
  Object.assign(globalThis, { [`mfe_exam_${version.replace(/\W/g, '_')}`]: left })
  const loading = loadContainer('mfe-exam', release(version), 0, false)
  elements()[0]?.dispatchEvent(new Event('load'))
  await expect(loading).rejects.toThrow('left no container')
})

test('what fails while it is opened is told', async () => {
  Object.assign(globalThis, {
    mfe_exam_1_4_0: { ...container(), get: () => Promise.reject(new Error('chunk failed')) },
  })
  await expect(loadContainer('mfe-exam', release('1.4.0'), 0, false)).rejects.toThrow('chunk failed')
})

test.each(SHARED_PACKAGES)('a module that accepts $range gets the shell’s own $request', async ({ request, range }) => {
  const opened = createInstance({ name: `module of ${request}`, remotes: [] })
  opened.initShareScopeMap('default', shareScope())
  const customShareInfo = {
    scope: ['default'],
    shareConfig: { singleton: true, strictVersion: true, requiredVersion: range },
  }
  const get = await opened.loadShare(request, { customShareInfo })
  expect(typeof get === 'function' && get()).toBe(sharedScope[request])
})

test('a module that accepts only another major is refused', async () => {
  const opened = createInstance({ name: 'module of another time', remotes: [] })
  opened.initShareScopeMap('default', shareScope())
  const customShareInfo = {
    scope: ['default'],
    shareConfig: { singleton: true, strictVersion: true, requiredVersion: '^18.0.0' },
  }
  await expect(opened.loadShare('react', { customShareInfo })).rejects.toThrow(/does not satisfy the requirement/)
})

test('a page that has just been opened offers each shared package once, as it is installed', () => {
  jest.isolateModules(() => {
    const fresh = jest.requireActual<{ shareScope: typeof shareScope }>('./share-scope')
    const offered = Object.entries(fresh.shareScope())
    expect(offered.map(([request]) => request).sort()).toEqual(SHARED_PACKAGES.map(({ request }) => request).sort())
    for (const [request, versions] of offered) {
      expect(versions).toEqual({
        [installedVersion(request)]: expect.objectContaining({
          from: 'shell',
          lib: expect.any(Function) as () => unknown,
          shareConfig: expect.objectContaining({ singleton: true, requiredVersion: false }) as object,
        }) as object,
      })
    }
    expect(fresh.shareScope()).toBe(fresh.shareScope())
  })
})
