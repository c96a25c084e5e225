/** The team's commands against a running server: what they send, say and refuse. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { buildModule, routeOf } from '../../testing/releases'
import { TEST_NOW } from '../../testing/test-clock'
import { CommandError } from '../operator/ask-server'
import { runCommand } from '../operator/operator-command'
import { KINGDEE, openOperatorSite, PASSWORD, type OperatorSite } from '../operator/testing/operator-site'
import { PARTNER_VERSION } from '../operator/testing/partner-server'
import { refusalText, runReleaseCommand } from './release-command'

const ID = 'mfe-certificate'
let site: OperatorSite
let folder: string
let environment: NodeJS.ProcessEnv
beforeAll(async () => {
  site = await openOperatorSite()
  await site.server.app.listen({ port: 0, host: 'localhost' })
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  const { port } = site.server.app.server.address() as AddressInfo
  const operator = { PORT: String(port), OPERATOR_PASSWORD: PASSWORD, DATA_DIR: folder }
  const [token = ''] = (
    await runCommand(['token:create', 'lookup-team', '--modules', `${ID},mfe-exam`], operator)
  ).split('\n')
  environment = { ...operator, OPERATOR_PASSWORD: '', RELEASE_TOKEN: token }
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const say = (...words: string[]) => runReleaseCommand(words, environment)
const built = (version: string, path = '/query_h5'): string =>
  buildModule(join(folder, version), ID, version, { routes: [routeOf(path)], routePreload: { [path]: ['page.js'] } })

/** The message of a refused command. */
async function refusal(words: readonly string[], other: NodeJS.ProcessEnv = {}): Promise<string> {
  const error = await runReleaseCommand(words, { ...environment, ...other }).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(CommandError)
  return refusalText(words, error as CommandError)
}

test('a module goes from its build to gray to all and back, and the status tells of each', async () => {
  site.server.setNow(new Date(TEST_NOW.getTime() + 60_000))
  const from = built('2.0.0')
  // A stamp of the build is not sent.
  writeFileSync(join(from, '.inputs'), 'x')
  expect(await say('check', ID, '--from', from)).toBe(`${ID} 2.0.0 may be published.`)
  expect(await say('publish', ID, '--from', from, '--why', 'new')).toBe(`${ID} 2.0.0 is published; nobody gets it yet.`)
  expect(await say('publish', ID, '--from', from)).toBe(`${ID} 2.0.0 was published before, with the same files.`)
  expect(await say('promote', ID, '2.0.0', '--gray', '10%')).toBe(
    `10% of the visitors get ${ID} 2.0.0 from the next page on; the others: 1.0.0.`,
  )
  expect(await say('list', ID)).toMatch(/2\.0\.0 +\S+ +\* 10%\n.*1\.0\.0 +\S+ +\*/)
  expect(await say('promote', ID, '2.0.0', '--why', 'it works')).toBe(
    `Everybody gets ${ID} 2.0.0 from the next page on; before: 1.0.0.`,
  )
  expect(await say('promote', ID, '2.0.0', '--tenant', '10002', '--gray', '5')).toBe(
    `5% of the visitors of 10002 get ${ID} 2.0.0 from the next page on; the others: 2.0.0.`,
  )
  expect(await say('rollback', ID, '--tenant', '10002')).toBe(
    `Everybody at 10002 gets ${ID} 2.0.0 from the next page on; 2.0.0 is taken back.`,
  )
  expect(await say('rollback', ID, '--why', 'it is blank')).toBe(
    `Everybody gets ${ID} 1.0.0 from the next page on; 2.0.0 is taken back.`,
  )
  expect(await say('status')).toMatch(
    /^Assigned\n {2}mfe-certificate {2}\* {2}stable {2}1\.0\.0\nLast changes\n.*lookup-team +rollback +mfe-certificate \* 1\.0\.0 +before: 2\.0\.0 +it is blank/,
  )
})

test('with --json it says what the server responds, refusals too', async () => {
  const from = built('3.0.0')
  expect(JSON.parse(await say('publish', ID, '--from', from, '--json'))).toEqual({
    version: '3.0.0',
    isNew: true,
    lost: [],
  })
  expect(JSON.parse(await say('promote', ID, '3.0.0', '--json'))).toMatchObject({
    version: '3.0.0',
    previousVersion: '1.0.0',
  })
  expect(JSON.parse(await say('rollback', ID, '--json'))).toMatchObject({ version: '1.0.0', rolledBack: '3.0.0' })
  expect(JSON.parse(await say('list', ID, '--json'))).toContainEqual(
    expect.objectContaining({
      version: '3.0.0',
      given: [],
      collection: { state: 'due', from: expect.any(String) as string },
    }),
  )
  expect(JSON.parse(await say('status', '--json'))).toHaveProperty('assignments')
  expect(JSON.parse(await refusal(['promote', ID, '9.9.9', '--json']))).toEqual({
    refused: `There is no release ${ID} 9.9.9.`,
  })
  const checked = JSON.parse(await refusal(['check', ID, '--json', '--from', built('3.0.1', '/news/:other')])) as object
  expect(checked).toMatchObject({
    version: '3.0.1',
    faults: [`${ID} 3.0.1 has the path /news/:other, which belongs to mfe-portal.`],
  })
})

test('a partner’s release is named by the address of its manifest', async () => {
  site.partner.reset()
  await site.allow()
  const address = `${site.partner.origin}${site.partner.folderOf(PARTNER_VERSION)}manifest.json`
  expect(await say('publish', ID, '--address', address)).toBe(
    `${ID} ${PARTNER_VERSION} is published; nobody gets it yet.`,
  )
  expect(await say('promote', ID, PARTNER_VERSION, '--tenant', KINGDEE)).toContain(
    `Everybody at ${KINGDEE} gets ${ID} ${PARTNER_VERSION}`,
  )
})

test('what is wrong is said in the server’s words', async () => {
  const from = built('4.0.0', '/news/:other')
  const sentence = `${ID} 4.0.0 has the path /news/:other, which belongs to mfe-portal.`
  expect(await refusal(['check', ID, '--from', from])).toBe(`${sentence}\n${ID} 1.0.0 had the page /query_h5.`)
  expect(await refusal(['publish', ID, '--from', from])).toBe(sentence)
  writeFileSync(join(from, 'page.js'), 'evil()')
  expect(await refusal(['publish', ID, '--from', from])).toContain('page.js differs from its manifest')
  rmSync(join(from, 'page.js'))
  expect(await refusal(['publish', ID, '--from', from])).toContain('its file page.js is missing')
  writeFileSync(join(from, 'manifest.json'), '<html>')
  expect(await refusal(['publish', ID, '--from', from])).toBe('the build/manifest.json is no JSON.')
  rmSync(join(from, 'manifest.json'))
  expect(await refusal(['publish', ID, '--from', from])).toBe(
    `There is no ${join(from, 'manifest.json')}; build the module first.`,
  )
})

test.each<[string, readonly string[]]>([
  ['no command', []],
  ['an unknown command', ['install', ID]],
  ['no module', ['publish']],
  ['no version', ['promote', ID]],
  ['a word too many', ['promote', ID, '1.0.0', 'now']],
  ['an option nobody knows', ['status', '--force']],
  ['an empty tenant', ['rollback', ID, '--tenant', '']],
  ['a build and an address', ['publish', ID, '--from', '.', '--address', 'https://x.example/manifest.json']],
])('%s: how it is used, and nothing is asked', async (_, words) => {
  expect(await refusal(words, { PORT: '1' })).toMatch(/^release check /)
})

test.each(['0%', '101', 'half', '5.5%', ''])('%j is no share', async (share) => {
  expect(await refusal(['promote', ID, '1.0.0', '--gray', share], { PORT: '1' })).toBe(
    `--gray is a share from 1% to 100%, ${share} is none.`,
  )
})

test('the token opens its modules alone, the operator’s password all; neither opens nothing', async () => {
  expect(await refusal(['list', 'mfe-portal'])).toBe('The token lookup-team is not for mfe-portal.')
  const operator = { ...environment, RELEASE_TOKEN: '', OPERATOR_PASSWORD: PASSWORD }
  expect(await runReleaseCommand(['list', 'mfe-portal'], operator)).toContain('1.0.0')
  expect(await refusal(['status'], { RELEASE_TOKEN: 'wrong' })).toBe('The token is missing or wrong.')
  expect(await refusal(['status'], { RELEASE_TOKEN: '' })).toMatch(/^There is no .*operator-password/)
})

test('a token is shown once, listed without itself, and revoked', async () => {
  const operator = { ...environment, OPERATOR_PASSWORD: PASSWORD }
  const ask = (...words: string[]) => runCommand(words, operator)
  const [token = '', hint] = (await ask('token:create', 'partner', '--modules', ID, '--tenant', KINGDEE)).split('\n')
  expect(hint).toBe('This is the token partner; it is shown this once. Whoever has it sets RELEASE_TOKEN.')
  const listed = await ask('token:list')
  expect(listed).toMatch(/partner +20001 +mfe-certificate /)
  expect(listed).not.toContain(token)
  expect(await ask('token:revoke', 'partner')).toBe('The token partner opens nothing any more.')
  expect(await refusal(['status'], { RELEASE_TOKEN: token })).toBe('The token is missing or wrong.')
  await expect(ask('token:create', 'nothing')).rejects.toThrow(/^operator status /)
})
