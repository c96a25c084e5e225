/** What the gate catches and what it lets through: thirty breaking changes of ten kinds, and thirty harmless ones. */
import type { ModuleManifest } from '@campus/contracts/composition'
import type { Envelope } from '@campus/contracts/errors'

import { buildModule, buildShell, moduleFiles, moduleManifestOf, routeOf } from '../../testing/releases'
import { KINGDEE, openOperatorSite, PASSWORD, type OperatorSite } from '../operator/testing/operator-site'
import { integrityOf } from '../registry/integrity.model'
import { MOST_BYTES_EACH, MOST_FILES } from '../registry/outside-release.model'
import { RELEASES_API } from './releases.routes'

const ID = 'mfe-certificate'
const LOOKUP = routeOf('/query_h5', { layout: 'query', title: 'query' })
const NAMES = { react: ['useState', 'useMemo'], 'react-router-dom': ['Link'] }
const SERVER_HALF = { 'server.cjs': 'exports.draw = () => null' }

let site: OperatorSite
beforeAll(async () => {
  site = await openOperatorSite()
  const versions = { react: '19.3.1', 'react-router-dom': '7.18.5' }
  buildShell(site.apps, '1.0.2', { routes: ['/login'], sharedScope: { version: '1.0', names: NAMES, versions } })
  buildModule(site.apps, 'mfe-portal', '1.0.1', {
    routes: [routeOf('/'), routeOf('/news/:id', { layout: 'news' })],
    slots: ['consult-dialog.v1', 'album-dialog.v1'],
  })
  await site.publish()
  // One school has a portal of its own, with a page that no other school's has.
  await release(
    'mfe-portal',
    'publish',
    sent(manifestOf('mfe-portal', { routes: [routeOf('/alumni')] }), {}, 'mfe-portal'),
  )
  await release('mfe-portal', 'promote', { version: '2.0.0', scope: KINGDEE })
})
afterAll(() => site.close())

type Files = Readonly<Record<string, string | null>>
/** A change of the build: fields of its manifest, and files by name; null takes one away. */
interface Change {
  readonly manifest?: Partial<ModuleManifest>
  readonly files?: Files
}

const valid = moduleManifestOf(ID, '2.0.0').files
const describedAs = (text: string) => ({ integrity: integrityOf(text), size: text.length, brotli: text.length })
/** A file more, or another one, that the manifest knows. */
const withFile = (name: string, text: string, manifest: Partial<ModuleManifest> = {}): Change => ({
  manifest: { files: { ...valid, [name]: describedAs(text) }, ...manifest },
  files: { [name]: text },
})
const withDescription = (name: string, more: object): Change => ({
  manifest: { files: { ...valid, [name]: { integrity: '', size: 0, brotli: 0, ...valid[name], ...more } } },
})
const withRoutes = (...paths: string[]): Change => ({
  manifest: { routes: [LOOKUP, ...paths.map((path) => routeOf(path))] },
})
const inPlaceOf = (route: object): Change => ({ manifest: { routes: [{ ...LOOKUP, ...route }] } })
const withSlots = (...slots: string[]): Change => ({ manifest: { slots } })
const manyFiles = (count: number): Change => {
  const more = Object.fromEntries(
    Array.from({ length: count - Object.keys(valid).length }, (_, at) => [`part-${at}.js`, `part(${at})`]),
  )
  const described = Object.fromEntries(Object.entries(more).map(([name, text]) => [name, describedAs(text)]))
  return { manifest: { files: { ...valid, ...described } }, files: more }
}

function manifestOf(id: string, more: Partial<ModuleManifest>): ModuleManifest {
  return moduleManifestOf(id, '2.0.0', more)
}

/** The body of a build. */
function sent(manifest: ModuleManifest, files: Files, id = ID) {
  const all = { ...moduleFiles(id, '2.0.0'), 'manifest.json': JSON.stringify(manifest), ...files }
  const present = Object.entries(all).flatMap(([name, content]) =>
    content === null ? [] : [[name, Buffer.from(content).toString('base64')] as const],
  )
  return { files: Object.fromEntries(present) }
}

async function release(id: string, call: string, payload: object): Promise<unknown> {
  const response = await site.server.app.inject({
    method: 'POST',
    url: `${RELEASES_API}/modules/${id}/${call}`,
    headers: { authorization: `Bearer ${PASSWORD}` },
    payload,
  })
  const { msg, data } = response.json<Envelope>()
  expect([response.statusCode, msg]).toEqual([200, 'ok'])
  return data
}

/** What the gate says against a build that was valid before the change. */
async function faultsOf({ manifest = {}, files = {} }: Change): Promise<readonly string[]> {
  const whole = manifestOf(ID, {
    routes: [LOOKUP],
    slots: ['preview-dialog.v1'],
    shared: { react: '^19.3.0' },
    takes: { react: ['useState'] },
    ...manifest,
  })
  return ((await release(ID, 'check', sent(whole, files))) as { readonly faults: readonly string[] }).faults
}

const is = `${ID} 2.0.0`
const cannot = `${is} cannot be published:`
type Breaking = readonly [what: string, change: Change, sentence: string]
const BREAKING: Readonly<Record<string, readonly Breaking[]>> = {
  'a shared range that is not met': [
    [
      'a later React',
      { manifest: { shared: { react: '^20.0.0' } } },
      `${is} needs react ^20.0.0; the shell in use has 19.3.1.`,
    ],
    [
      'an earlier React',
      { manifest: { shared: { react: '~18.3.0' } } },
      `${is} needs react ~18.3.0; the shell in use has 19.3.1.`,
    ],
    [
      'no range',
      { manifest: { shared: { 'react-router-dom': 'latest' } } },
      `${is} needs react-router-dom latest; the shell in use has 7.18.5.`,
    ],
  ],
  'a name that the shell lacks': [
    [
      'of React',
      { manifest: { takes: { react: ['useState', 'useLater'] } } },
      `${is} needs useLater of react; the shell in use offers shared scope 1.0.`,
    ],
    [
      'of every object',
      { manifest: { takes: { react: ['toString'] } } },
      `${is} needs toString of react; the shell in use offers shared scope 1.0.`,
    ],
    [
      'a whole package',
      { manifest: { takes: { '@campus/ui/later': ['Later'] } } },
      `${is} needs @campus/ui/later; the shell in use offers shared scope 1.0.`,
    ],
  ],
  'a file that is missing': [
    ['the entry', { files: { 'remoteEntry.js': null } }, `${cannot} its file remoteEntry.js is missing.`],
    ['a page', { files: { 'page.js': null } }, `${cannot} its file page.js is missing.`],
    [
      'the server half',
      { ...withFile('server.cjs', SERVER_HALF['server.cjs']), files: {} },
      `${cannot} its file server.cjs is missing.`,
    ],
  ],
  'a hash that is not the file’s': [
    ['a byte more', { files: { 'page.js': 'evil()' } }, `${cannot} page.js differs from its manifest.`],
    [
      'none',
      withDescription('page.js', { integrity: '' }),
      'the build/manifest.json is wrong at files.page.js.integrity: Invalid start: Expected "sha384-" but received ""',
    ],
    [
      'of another server half',
      { ...withFile('server.cjs', SERVER_HALF['server.cjs']), files: { 'server.cjs': 'evil()' } },
      `${cannot} server.cjs differs from its manifest.`,
    ],
  ],
  'a script to load first that has no hash': [
    ['the entry', { manifest: { entry: 'main.js' } }, `${cannot} main.js is none of its scripts.`],
    ['of the module', { manifest: { preload: ['later.js'] } }, `${cannot} later.js is none of its scripts.`],
    [
      'the server half in place of a script',
      withFile('server.cjs', SERVER_HALF['server.cjs'], { routePreload: { '/query_h5': ['server.cjs'] } }),
      `${cannot} server.cjs is none of its scripts.`,
    ],
  ],
  'a page that is not in the build': [
    [
      'the only one',
      { manifest: { routePreload: {} } },
      `${cannot} it does not say which scripts its page /query_h5 needs.`,
    ],
    [
      'one of two',
      { manifest: { routes: [LOOKUP, routeOf('/query_pc')], routePreload: { '/query_h5': ['page.js'] } } },
      `${cannot} it does not say which scripts its page /query_pc needs.`,
    ],
    ['hidden by another one', withRoutes('/Query_h5/'), `${cannot} it has the path /Query_h5/ twice.`],
  ],
  'a path of somebody else': [
    ['the shell', withRoutes('/login'), `${is} has the path /login, which belongs to shell.`],
    [
      'another module, in other words',
      withRoutes('/NEWS/:number/'),
      `${is} has the path /NEWS/:number/, which belongs to mfe-portal.`,
    ],
    [
      'another module at one school',
      withRoutes('/alumni'),
      `${is} has the path /alumni, which belongs to mfe-portal at ${KINGDEE}.`,
    ],
  ],
  'a slot of somebody else': [
    [
      'another module',
      withSlots('preview-dialog.v1', 'album-dialog.v1'),
      `${is} has the slot album-dialog.v1, which belongs to mfe-portal.`,
    ],
    ['the shell', withSlots('sign-in-dialog.v1'), `${cannot} its slot sign-in-dialog.v1 belongs to the shell.`],
    [
      'another module, twice',
      withSlots('consult-dialog.v1', 'album-dialog.v1'),
      `${is} has the slot consult-dialog.v1, which belongs to mfe-portal.`,
    ],
  ],
  'another contract': [
    ['later', { manifest: { contract: '2.0' } }, `${is} is built for contract 2.0, this site speaks 1.0.`],
    ['earlier', { manifest: { contract: '0.9' } }, `${is} is built for contract 0.9, this site speaks 1.0.`],
    ['none', { manifest: { contract: '' } }, `${is} is built for contract , this site speaks 1.0.`],
  ],
  'too large': [
    [
      'a file',
      withFile('video.mp4', 'x'.repeat(MOST_BYTES_EACH + 1)),
      `${cannot} video.mp4 has more than ${MOST_BYTES_EACH} bytes.`,
    ],
    ['too many files', manyFiles(MOST_FILES + 1), `${cannot} it has more than ${MOST_FILES} files.`],
    ['larger than it says', withDescription('page.js', { size: 1 }), `${cannot} page.js differs from its manifest.`],
  ],
}

const HARMLESS: readonly (readonly [what: string, change: Change])[] = [
  ['nothing changes', {}],
  ['a version before the first', { manifest: { version: '2.1.0-rc.1' } }],
  ['a version with its build', { manifest: { version: '2.0.0-1f3a9c' } }],
  ['a later minor of the contract', { manifest: { contract: '1.7' } }],
  ['a page more', withRoutes('/query_new')],
  ['a page with a field in its path', withRoutes('/query/:number')],
  ['a page above another module’s', withRoutes('/news')],
  ['a page below another module’s', withRoutes('/news/:id/print')],
  ['a page that begins like the shell’s', withRoutes('/login-help')],
  ['a page that goes', { manifest: { routes: [routeOf('/query_pc')] } }],
  ['no page at all', { manifest: { routes: [] } }],
  ['a page without scripts of its own', { manifest: { routePreload: { '/query_h5': [] } } }],
  ['another layout', inPlaceOf({ layout: 'main' })],
  ['sign-in first', inPlaceOf({ login: true })],
  ['the school’s title', inPlaceOf({ title: 'school' })],
  ['a page that holds unfinished work', inPlaceOf({ lease: 'attempt' })],
  [
    'a page drawn on the server',
    withFile('server.cjs', SERVER_HALF['server.cjs'], { routes: [{ ...LOOKUP, drawn: [] }] }),
  ],
  ['a page that browsers draw, for want of a server half', inPlaceOf({ drawn: [] })],
  ['a slot that goes', withSlots()],
  ['a slot that no page asks for yet', withSlots('preview-dialog.v2')],
  ['a page of other content', withFile('page.js', 'another()')],
  ['a script more', withFile('extra.js', 'extra()')],
  ['a script more for its page', withFile('extra.js', 'extra()', { routePreload: { '/query_h5': ['extra.js'] } })],
  ['a style sheet', withFile('page.css', 'a{}')],
  ['an entry of another name', withFile('start.js', 'start()', { entry: 'start.js' })],
  ['as many files as may be', manyFiles(MOST_FILES)],
  ['a file as large as may be', withFile('video.mp4', 'x'.repeat(MOST_BYTES_EACH))],
  ['a wider range', { manifest: { shared: { react: '>=18 <21' } } }],
  ['a package that the page does not share', { manifest: { shared: { 'left-pad': '^1.0.0' } } }],
  ['more names that the shell has', { manifest: { takes: NAMES } }],
]

test('they are thirty of ten kinds, and thirty', () => {
  expect(Object.values(BREAKING).map((changes) => changes.length)).toEqual(Array(10).fill(3))
  expect(HARMLESS).toHaveLength(30)
})

describe.each(Object.entries(BREAKING))('%s is caught', (_, changes) => {
  test.each(changes)('%s', async (_what, change, sentence) => {
    const [fault] = await faultsOf(change)
    expect(fault).toBe(sentence)
  })
})

test.each(HARMLESS)('let through: %s', async (_, change) => {
  expect(await faultsOf(change)).toEqual([])
})
