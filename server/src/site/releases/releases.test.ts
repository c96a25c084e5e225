/** Releasing into the running site: each rule against the real server, as a team, a partner and the operator meet it. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { ModuleManifest } from '@campus/contracts/composition'
import type { Envelope } from '@campus/contracts/errors'

import { readConfig } from '../../platform/config/config'
import { buildShell, moduleFiles, moduleManifestOf, routeOf } from '../../testing/releases'
import { openAgain } from '../../testing/test-database'
import { waitUntil } from '../../testing/wait-until'
import { moduleStoreOf } from '../gateway/gateway'
import { KINGDEE, openOperatorSite, PASSWORD, type OperatorSite } from '../operator/testing/operator-site'
import { PARTNER_VERSION } from '../operator/testing/partner-server'
import { Registry } from '../registry/registry'
import { registryChanges, releaseTokens } from '../registry/registry.schema'
import { RELEASES_API } from './releases.routes'

const ID = 'mfe-certificate'
let site: OperatorSite
/** The token of the team of the lookup, and of its partner at one school. */
let team: string
let partner: string
beforeAll(async () => {
  site = await openOperatorSite()
  const shared = { version: '1.0', names: { react: ['useState'] }, versions: { react: '19.3.1' } }
  buildShell(site.apps, '1.0.2', { routes: ['/login'], sharedScope: shared })
  await site.publish()
  team = await tokenFor('lookup-team', [ID])
  partner = await tokenFor('lookup-partner', [ID], KINGDEE)
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.reset()
  await ask('promote', { version: '1.0.0' })
})

async function tokenFor(name: string, modules: string[], scope = '*'): Promise<string> {
  return ((await site.done('token-create', { name, modules, scope })) as { token: string }).token
}

interface Response extends Envelope {
  readonly status: number
}
let strangers = 0
/** A call about a module: status and envelope. */
async function ask(call: string, body?: object, token = team, module = ID): Promise<Response> {
  const response = await site.server.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `${RELEASES_API}/${call === 'status' ? call : `modules/${module}${call === '' ? '' : `/${call}`}`}`,
    headers: { authorization: `Bearer ${token}` },
    ...(token === team || token === partner || token === PASSWORD ? {} : { remoteAddress: `192.0.2.${++strangers}` }),
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: response.statusCode, ...response.json<Envelope>() }
}

async function done(call: string, body?: object, token = team): Promise<unknown> {
  const { status, msg, data } = await ask(call, body, token)
  expect([status, msg]).toEqual([200, 'ok'])
  return data
}

const base64 = (text: string): string => Buffer.from(text).toString('base64')
/** The body of a build; `files` replaces files of it, null leaves one out. */
function build(version: string, more: Partial<ModuleManifest> = {}, files: Record<string, string | null> = {}) {
  const routes = [routeOf('/query_h5', { layout: 'query', title: 'query' })]
  const manifest = moduleManifestOf(ID, version, { routes, ...more })
  const all = { ...moduleFiles(ID, version), 'manifest.json': JSON.stringify(manifest), ...files }
  const present = Object.entries(all).flatMap(([name, text]) => (text === null ? [] : [[name, base64(text)] as const]))
  return { files: Object.fromEntries(present) }
}
const stored = (): string[] => readdirSync(join(moduleStoreOf(site.server.config), ID)).sort()
const versionAt = async (host: string) => (await site.lookupAt(host)).module?.version
const lastGoodAt = async (host: string) => (await site.lookupAt(host)).module?.lastGood?.version

let count = 1
const newVersion = () => `${++count}.0.0`

test('a build is published, promoted, found at the next page load and rolled back, without a restart', async () => {
  const version = newVersion()
  expect(await done('publish', build(version))).toEqual({ version, isNew: true, lost: [] })
  expect(await versionAt('localhost')).toBe('1.0.0')
  const file = await site.get(`/modules/${ID}/${version}/page.js`)
  expect([file.statusCode, file.body]).toEqual([200, moduleFiles(ID, version)['page.js']])

  expect(await done('promote', { version, why: 'a new look' })).toMatchObject({ version, previousVersion: '1.0.0' })
  expect([await versionAt('localhost'), await lastGoodAt('localhost')]).toEqual([version, '1.0.0'])

  expect(await done('rollback', { why: 'it is blank' })).toMatchObject({ version: '1.0.0', rolledBack: version })
  // What was taken back does not stand behind what took its place.
  expect([await versionAt('localhost'), await lastGoodAt('localhost')]).toEqual(['1.0.0', undefined])
  // What somebody released stays when the server starts again.
  await site.publish()
  expect(await versionAt('localhost')).toBe('1.0.0')
})

test('rollbacks lead back one release at a time, to the first', async () => {
  const [first, second] = [newVersion(), newVersion()]
  for (const version of [first, second]) {
    await done('publish', build(version))
    await done('promote', { version })
  }
  expect(await done('rollback', {})).toMatchObject({ version: first, rolledBack: second })
  expect(await lastGoodAt('localhost')).toBe('1.0.0')
  expect(await done('rollback', {})).toMatchObject({ version: '1.0.0', rolledBack: first })
  expect((await ask('rollback', {})).msg).toBe(
    `Before ${ID} 1.0.0 there was none that is kept; promote another release instead.`,
  )
})

test('another process composes its next page with what was promoted', async () => {
  const other = await openAgain(site.server.database)
  const registry = new Registry(other, readConfig({}))
  const occasion = { tenantId: '10001', visitorId: '', isAtHome: true }
  const known = async () => (await registry.compositionFor(occasion)).modules.find(({ id }) => id === ID)?.version
  expect(await known()).toBe('1.0.0')
  const version = newVersion()
  await done('publish', build(version))
  await done('promote', { version })
  await waitUntil(async () => (await known()) === version)
  await done('rollback', {})
  await waitUntil(async () => (await known()) === '1.0.0')
  await other.close()
})

test('a gray release is for a share of the visitors; promoted to all it ends, rolled back it goes first', async () => {
  const version = newVersion()
  await done('publish', build(version))
  expect(await done('promote', { version, gray: 100 })).toMatchObject({ gray: 100, previousVersion: '1.0.0' })
  const page = await site.get('/query_h5')
  const visitor = String(page.headers['set-cookie']).split(';')[0] ?? ''
  expect((await site.get('/query_h5', { headers: { cookie: visitor } })).body).toContain(`/${version}/remoteEntry.js`)
  expect(await done('rollback', {})).toMatchObject({
    channel: 'gray',
    scope: '*',
    rolledBack: version,
    version: '1.0.0',
  })
  expect(await versionAt('localhost')).toBe('1.0.0')

  await done('promote', { version, gray: 10 })
  expect(await done('promote', { version })).toMatchObject({ gray: null, endedGray: version })
  const { assignments } = (await done('status')) as { assignments: { channel: string; version: string }[] }
  expect(assignments).toMatchObject([{ channel: 'stable', version }])
})

test('one tenant gets a release of its own, and with a rollback what all others have', async () => {
  const version = newVersion()
  await done('publish', build(version))
  await done('promote', { version, scope: '10002' })
  expect([await versionAt('hailan.localhost'), await versionAt('localhost')]).toEqual([version, '1.0.0'])
  expect(await done('rollback', { scope: '10002' })).toMatchObject({ version: '1.0.0', rolledBack: version })
  expect(await versionAt('hailan.localhost')).toBe('1.0.0')
  expect((await ask('rollback', { scope: '10002' })).msg).toBe(`10002 has no ${ID} of its own.`)
  expect((await ask('promote', { version, scope: '99999' })).msg).toBe('There is no tenant 99999.')
})

test('the same version with the same files is fine and says so, with other files it is refused', async () => {
  const version = newVersion()
  await done('publish', build(version))
  expect(await done('publish', build(version))).toMatchObject({ version, isNew: false })
  const other = { 'page.js': 'other()' }
  const files = moduleManifestOf(ID, version).files
  const described = moduleManifestOf(ID, version, { files: { ...files, 'page.js': described384('other()') } }).files
  const response = await ask('publish', build(version, { files: described }, other))
  expect([response.status, response.msg]).toEqual([
    409,
    `${ID} ${version} is published already with other content; a release never changes, give the new build a version of its own.`,
  ])
  const page = await site.get(`/modules/${ID}/${version}/page.js`)
  expect(page.body).toBe(moduleFiles(ID, version)['page.js'])
  const changes = await site.server.database.asOwner((tx) => tx.select().from(registryChanges))
  expect(changes.filter((change) => change.action === 'publish' && change.version === version)).toHaveLength(1)
})

function described384(text: string) {
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
  return { integrity, size: text.length, brotli: text.length }
}

test.each<[string, Partial<ModuleManifest>, Record<string, string | null>, string]>([
  ['a manifest that is no JSON', {}, { 'manifest.json': '<html>' }, 'the build/manifest.json is no JSON.'],
  ['no manifest', {}, { 'manifest.json': null }, 'the build holds no manifest.json; build it first.'],
  ['a manifest that lacks a field', { routes: undefined as never }, {}, 'is wrong at routes'],
  ['another contract', { contract: '2.0' }, {}, 'is built for contract 2.0'],
  ['another module', { id: 'mfe-exam' }, {}, 'The build is one of mfe-exam, not of mfe-certificate.'],
  ['the shell’s name', { id: 'shell' }, {}, 'A module cannot be called shell.'],
  ['a version that is a path', { version: '../../x' }, {}, '"../../x" is no version'],
  ['a missing file', {}, { 'page.js': null }, 'its file page.js is missing'],
  ['a changed file', {}, { 'page.js': 'evil()' }, 'page.js differs from its manifest'],
  ['a file nobody names', {}, { 'evil.js': 'evil()' }, '"evil.js" is not in its manifest'],
  ['a compressed form of something else', {}, { 'page.js.br': 'evil()' }, 'page.js differs from its manifest'],
  ['a preload without a hash', { preload: ['later.js'] }, {}, 'later.js is none of its scripts'],
  ['a later React', { shared: { react: '^20.0.0' } }, {}, 'needs react ^20.0.0; the shell in use has 19.3.1'],
  ['a name no shell has', { takes: { react: ['useLater'] } }, {}, 'needs useLater of react'],
  [
    'a path of another module',
    { routes: [routeOf('/news/:x')] },
    {},
    'has the path /news/:x, which belongs to mfe-portal',
  ],
  ['a path of the shell', { routes: [routeOf('/login')] }, {}, 'has the path /login, which belongs to shell'],
])('a build with %s is refused, by check too, and leaves nothing', async (_, more, files, sentence) => {
  const before = stored()
  const body = build('90.0.0', more, files)
  const checked = (await done('check', body)) as { faults: string[] }
  expect(checked.faults.join('\n')).toContain(sentence)
  const response = await ask('publish', body)
  expect([response.status, response.msg]).toEqual([409, expect.stringContaining(sentence)])
  expect(stored()).toEqual(before)
  expect((await ask('promote', { version: '90.0.0' })).msg).toBe(`There is no release ${ID} 90.0.0.`)
})

test('check keeps nothing, and names the pages that go', async () => {
  const before = stored()
  const version = newVersion()
  expect(await done('check', build(version, { routes: [routeOf('/query_pc')] }))).toEqual({
    version,
    faults: [],
    lost: [`${ID} 1.0.0 had the page /query_h5.`],
  })
  expect(stored()).toEqual(before)
})

test.each<[string, string, object, number, string]>([
  ['a file name that leads elsewhere', 'publish', { files: { '../x.js': '' } }, 400, '"../x.js" is no file name'],
  ['a name every object has', 'publish', { files: { __proto__: '', '.env': '' } }, 400, '".env" is no file name'],
  ['content that is no base64', 'publish', { files: { 'x.js': '<>' } }, 400, 'it must be base64'],
  ['neither files nor an address', 'publish', {}, 400, 'A build is either its files or the address of its manifest.'],
  ['both', 'publish', { files: {}, address: 'https://x.example/manifest.json' }, 400, 'A build is either'],
  ['a field nobody knows', 'publish', { files: {}, force: true }, 400, 'There is no field force in this call.'],
  [
    'a share under another name',
    'promote',
    { version: '1.0.0', share: 10 },
    400,
    'There is no field share in this call.',
  ],
  ['a share of nobody', 'promote', { version: '1.0.0', gray: 0 }, 400, 'gray: '],
  ['a share beyond all', 'promote', { version: '1.0.0', gray: 101 }, 400, 'gray: '],
  ['half a percent', 'promote', { version: '1.0.0', gray: 0.5 }, 400, 'gray: '],
  ['no tenant', 'rollback', { scope: "' or 1=1" }, 400, 'scope: '],
  ['an address on no list', 'publish', { address: 'https://x.example/manifest.json' }, 409, 'is on no tenant’s list'],
])('%s is refused', async (_, call, body, status, sentence) => {
  const response = await ask(call, body)
  expect([response.status, response.msg]).toEqual([status, expect.stringContaining(sentence)])
})

test('a body beyond the bound is refused, and before it is read if the token is not for the module', async () => {
  const body = { files: { 'x.js': 'A'.repeat(48 * 1024 * 1024) } }
  expect((await ask('publish', body)).status).toBe(413)
  expect((await ask('publish', body, team, 'mfe-portal')).status).toBe(403)
})

test.each([
  ['', 'nothing'],
  ['wrong', 'a wrong token'],
  [`release_${'x'.repeat(43)}`, 'a token of nobody'],
])('with %j, %s, nothing is released or seen', async (token) => {
  for (const [call, body] of [
    ['status'],
    [''],
    ['check', {}],
    ['publish', {}],
    ['promote', {}],
    ['rollback', {}],
  ] as readonly (readonly [string, object?])[]) {
    expect((await ask(call, body, token)).status).toBe(401)
  }
})

test('a team releases and sees its own modules alone, and is named with its reason in the audit', async () => {
  for (const [call, body] of [
    [''],
    ['check', {}],
    ['publish', {}],
    ['promote', { version: '1.0.0' }],
    ['rollback', {}],
  ] as readonly (readonly [string, object?])[]) {
    const response = await ask(call, body, team, 'mfe-portal')
    expect([response.status, response.msg]).toEqual([403, 'The token lookup-team is not for mfe-portal.'])
  }
  const version = newVersion()
  await done('publish', { ...build(version), why: 'for the audit' })
  await done('promote', { version, why: 'a new look' })
  await done('rollback', { why: 'it is blank' })
  const { assignments, changes } = (await done('status')) as Record<'assignments' | 'changes', Record<string, string>[]>
  expect(new Set([...assignments, ...changes].map(({ moduleId }) => moduleId))).toEqual(new Set([ID]))
  const by = { changedBy: 'lookup-team', moduleId: ID }
  expect(changes.slice(0, 3)).toMatchObject([
    { action: 'rollback', version: '1.0.0', previousVersion: version, why: 'it is blank', ...by },
    { action: 'assign', version, why: 'a new look', ...by },
    { action: 'publish', version, why: 'for the audit', detail: expect.stringMatching(/^sha384-/), ...by },
  ])
  const listed = (await done('')) as { version: string; given: unknown }[]
  expect(listed.find((release) => release.version === '1.0.0')?.given).toEqual([
    { scope: '*', channel: 'stable', share: 0 },
  ])
  expect(listed.find((release) => release.version === version)?.given).toEqual([])
})

test('a partner releases what comes from its own origin, for its own tenant', async () => {
  const at = (version: string) => ({ address: `${site.partner.origin}${site.partner.folderOf(version)}manifest.json` })
  const mine = at(PARTNER_VERSION)
  expect((await ask('publish', mine, partner)).msg).toContain(`is not on the list of ${KINGDEE}`)
  await site.allow()
  expect((await ask('publish', build('80.0.0'), partner)).msg).toContain(
    'The files of a partner’s release stay at the partner',
  )
  expect(await done('check', mine, partner)).toMatchObject({ version: PARTNER_VERSION, faults: [] })
  expect(await done('publish', mine, partner)).toMatchObject({ version: PARTNER_VERSION })
  expect((await ask('promote', { version: '1.0.0' }, partner)).msg).toBe(`${ID} 1.0.0 is no release of lookup-partner.`)
  for (const scope of ['*', '10002']) {
    const sentence = `The token lookup-partner is for ${KINGDEE} only.`
    expect((await ask('promote', { version: PARTNER_VERSION, scope }, partner)).msg).toBe(sentence)
    expect((await ask('rollback', { scope }, partner)).msg).toBe(sentence)
  }
  expect(await done('promote', { version: PARTNER_VERSION }, partner)).toMatchObject({ scope: KINGDEE })
  expect([await versionAt('kingdee.localhost'), await versionAt('localhost')]).toEqual([PARTNER_VERSION, '1.0.0'])
  expect(((await done('', undefined, partner)) as { version: string }[]).map(({ version }) => version)).toEqual([
    PARTNER_VERSION,
  ])
  const { assignments } = (await done('status', undefined, partner)) as { assignments: { scope: string }[] }
  expect(assignments.map(({ scope }) => scope)).toEqual([KINGDEE])
  expect(await done('rollback', {}, partner)).toMatchObject({ scope: KINGDEE, version: '1.0.0' })
  await ask('promote', { version: '1.0.0', scope: KINGDEE })
  expect((await ask('rollback', {}, partner)).msg).toBe(`${ID} 1.0.0 is no release of lookup-partner.`)
})

test('a token is kept as a hash, listed without it, and opens nothing once it is revoked', async () => {
  const token = await tokenFor('short-lived', [ID, 'mfe-exam'])
  const kept = await site.server.database.asOwner((tx) => tx.select().from(releaseTokens))
  expect(JSON.stringify(kept)).not.toContain(token)
  expect(kept.find(({ name }) => name === 'short-lived')?.hash).toMatch(/^[0-9a-f]{64}$/)
  const { data } = await site.ask('tokens')
  expect(data).toContainEqual({
    name: 'short-lived',
    modules: [ID, 'mfe-exam'],
    scope: '*',
    createdAt: expect.any(String),
  })
  expect(JSON.stringify(data)).not.toMatch(/hash|release_/)
  expect((await ask('', undefined, token, 'mfe-exam')).status).toBe(200)
  await site.done('token-revoke', { name: 'short-lived', why: 'she left' })
  expect((await ask('', undefined, token)).status).toBe(401)
  const { changes } = (await site.ask('status')).data as { changes: object[] }
  expect(changes.slice(0, 2)).toMatchObject([
    { action: 'revoke', detail: 'short-lived', why: 'she left', changedBy: 'operator' },
    { action: 'admit', detail: 'short-lived: mfe-certificate, mfe-exam', changedBy: 'operator' },
  ])
})

test.each<[string, string, object, number, string]>([
  ['a name twice', 'token-create', { name: 'lookup-team', modules: [ID] }, 409, 'There is a token lookup-team already'],
  ['the operator’s own name', 'token-create', { name: 'operator', modules: [ID] }, 400, 'name: '],
  ['a token for nothing', 'token-create', { name: 'x', modules: [] }, 400, 'modules: '],
  ['a token for the shell’s folder', 'token-create', { name: 'x', modules: ['../shell'] }, 400, 'modules.0: '],
  [
    'a token for no tenant',
    'token-create',
    { name: 'x', modules: [ID], scope: '99999' },
    409,
    'There is no tenant 99999.',
  ],
  ['to revoke what is not there', 'token-revoke', { name: 'nobody' }, 409, 'There is no token nobody.'],
])('%s is refused', async (_, call, body, status, sentence) => {
  const response = await site.ask(call, body)
  expect([response.status, response.msg]).toEqual([status, expect.stringContaining(sentence)])
})

test('whoever guesses tokens has to wait, as for the operator’s password', async () => {
  const guess = (url: string) =>
    site.server.app.inject({ url, remoteAddress: '198.51.100.7', headers: { authorization: 'Bearer release_guess' } })
  for (let times = 0; times < 10; times++) expect((await guess(`${RELEASES_API}/status`)).statusCode).toBe(401)
  expect((await guess(`${RELEASES_API}/status`)).statusCode).toBe(429)
  expect((await guess('/operator/api/status')).statusCode).toBe(429)
})
