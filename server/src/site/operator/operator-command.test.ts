import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { resumeAttempt } from '@campus/contracts/exam-attempt'

import { recordEvent } from '../../platform/events/event'
import { sampleId } from '../../sample/sample-id'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { moduleFiles, moduleManifestOf, routeOf } from '../../testing/releases'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestSite, type TestSite } from '../../testing/test-site'
import { CommandError } from './ask-server'
import { runCommand } from './operator-command'
import { passwordFileOf } from './operator-password'

const PASSWORD = 'a-password-of-twenty-characters'
const ID = 'mfe-certificate'
const VERSION = '1.0.0+our-lookup'
const MANIFEST = JSON.stringify(
  moduleManifestOf(ID, VERSION, {
    routes: [routeOf('/query_h5', { layout: 'query', title: 'query' })],
    routePreload: { '/query_h5': ['page.js'] },
    trustedTypesPolicies: [`${ID}.our-lookup`],
  }),
)
const FILES: Readonly<Record<string, string>> = { ...moduleFiles(ID, VERSION), 'manifest.json': MANIFEST }

let site: TestSite
let partner: Server
let origin: string
let folder: string
let environment: NodeJS.ProcessEnv
beforeAll(async () => {
  site = await openTestSite({ OPERATOR_PASSWORD: PASSWORD, LOG_LEVEL: 'silent' })
  await site.server.app.listen({ port: 0, host: 'localhost' })
  partner = createServer((request, response) => {
    const content = FILES[request.url?.slice('/1.0.0/'.length) ?? '']
    const type = request.url?.endsWith('.js') ? 'text/javascript' : 'text/html'
    response
      .writeHead(content === undefined ? 404 : 200, { 'access-control-allow-origin': '*', 'content-type': type })
      .end(content ?? '<html>')
  })
  await new Promise<void>((resolve) => partner.unref().listen(0, 'localhost', resolve))
  origin = `http://localhost:${portOf(partner)}`
  folder = mkdtempSync(join(tmpdir(), 'operator-'))
  environment = { PORT: portOf(site.server.app.server), OPERATOR_PASSWORD: PASSWORD, DATA_DIR: folder }
})
afterAll(async () => {
  await site.close()
  await new Promise((resolve) => partner.close(resolve))
  rmSync(folder, { recursive: true })
})

function portOf(server: { address: () => AddressInfo | string | null }): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return String(address.port)
}

const say = (...words: string[]) => runCommand(words, environment)

/** The message of a refused command. */
async function refusal(words: readonly string[], other: NodeJS.ProcessEnv = {}): Promise<string> {
  const error = await runCommand(words, { ...environment, ...other }).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(CommandError)
  return (error as CommandError).message
}

test('a partner’s module comes and goes by these commands, and the status tells of each', async () => {
  const manifest = `${origin}/1.0.0/manifest.json`
  expect(await say('partner:allow', '20001', origin, '--why', 'their own register')).toBe(
    `Modules of 20001 may come from ${origin}.`,
  )
  expect(await say('partner:publish', ID, manifest)).toMatch(
    /^mfe-certificate 1\.0\.0\+our-lookup is published, every file as its manifest says \(sha384-/,
  )
  expect(await say('assign', ID, VERSION, '--tenant', '20001', '--why', 'the trial')).toBe(
    `20001 gets ${ID} ${VERSION} from the next page on, contained in a frame.`,
  )
  const during = await say('status')
  expect(during).toMatch(/mfe-certificate +20001 +stable +1\.0\.0\+our-lookup +contained/)
  expect(during).toMatch(/operator +allow +20001 \S+ +their own register/)
  expect(await say('unassign', ID, '--tenant', '20001')).toBe(
    `20001 gets ${ID} as all others do from the next page on; it had ${VERSION}.`,
  )
  expect(await say('partner:withdraw', '20001', origin)).toBe(`No module of 20001 comes from ${origin} any more.`)
  const after = await say('status')
  expect(after).toMatch(/Allowed origins\n +–/)
  expect(after).toMatch(/operator +unassign +mfe-certificate 20001/)
})

test('what happened to something is told as a timeline', async () => {
  await site.server.database.withTenant('20001', async (tx) => {
    await recordEvent({ tx, now: TEST_NOW, user: { id: '1001' } }, { kind: 'test.begun', subject: 'the one' })
    await recordEvent({ tx, now: TEST_NOW }, { kind: 'test.ended', subject: 'the one', data: { score: 60 } })
    await recordEvent({ tx, now: TEST_NOW }, { kind: 'test.begun', subject: 'another' })
  })
  const time = TEST_NOW.toISOString()
  expect(await say('events', '20001', 'the one')).toBe(`${time}  1001  test.begun\n${time}  –     test.ended  score=60`)
  expect(await say('events', '10001', 'the one')).toBe('Nothing is recorded of it.')
})

describe('an attempt at the school of the trade', () => {
  const attempt = sampleId('10001', 'attempt', 6)
  const question = `${sampleId('10001', 'paper', 5)}008`

  test('CX-GEN-04 is shown, marked and then reviewed: pending becomes reviewed', async () => {
    expect(await say('attempt', '10001', attempt)).toMatch(
      new RegExp(`^阶段测试：配电箱安装与故障排查  pending\n.*${question}  –/10  "先确认安全`, 's'),
    )
    expect(await refusal(['mark', '10001', attempt, '--comment', `${question}=好`])).toBe(
      `Points are still missing for ${question}.`,
    )
    expect(await refusal(['mark', '10001', attempt, '--points', `${question}=11`])).toBe(
      `${question} is worth 10, so it cannot be given 11.`,
    )
    expect(await refusal(['mark', '10001', attempt, '--points', '99=1'])).toBe(`99 is no question of ${attempt}.`)
    const words = ['--points', `${question}=8.5`, '--comment', `${question}=理由=再具体些`]
    expect(await say('mark', '10001', attempt, ...words)).toMatch(
      new RegExp(`^${attempt} is reviewed with [\\d.]+ points\\.$`),
    )
    expect(await say('attempt', '10001', attempt)).toMatch(
      /reviewed {2}[\d.]+ points\n.*8\.5\/10 {2}".*" {2}理由=再具体些/s,
    )
    expect(await say('events', '10001', attempt)).toMatch(/attempt\.submitted.*attempt\.marked +score=/s)
  })

  test('is marked again with all others of its work, each with its score before and after', async () => {
    expect(await say('mark-again', '10001', sampleId('10001', 'test', 1))).toMatch(
      /^\d+ {2}1001 {2}[\d.]+ -> [\d.]+\n.*\n2 attempts are marked again, 0 with another score\.$/s,
    )
    expect(await refusal(['mark-again', '10001', 'nothing'])).toBe('There is no work nothing at 10001.')
  })

  test('of nobody, or of another school, is told', async () => {
    expect(await refusal(['attempt', '10001', '7'])).toBe('There is no attempt 7 at 10001.')
    expect(await refusal(['mark', '10002', attempt])).toBe(`There is no attempt ${attempt} at 10002.`)
  })

  test('that waits for its learner, and one that the server marks, are not marked by hand', async () => {
    const open = sampleId('10001', 'attempt', 9)
    expect(await refusal(['mark', '10001', open])).toBe(`${open} is not submitted yet.`)
    const graded = sampleId('10001', 'attempt', 8)
    expect(await refusal(['mark', '10001', graded])).toBe(`${graded} is marked by the server.`)
  })

  test('a learner gets more time', async () => {
    const work = sampleId('10001', 'test', 1)
    expect(await say('extra-time', '10001', work, '1001', '15')).toBe(`1001 has 15 minutes more for ${work}.`)
    expect(await say('extra-time', '10001', work, '1001', '20')).toBe(`1001 has 20 minutes more for ${work}.`)
    expect(await refusal(['extra-time', '10001', work, 'nobody', '15'])).toBe('There is no user nobody at 10001.')
    expect(await refusal(['extra-time', '10002', work, '1001', '15'])).toBe(`There is no work ${work} at 10002.`)
  })
})

describe('unfinished work that a release holds', () => {
  const attempt = sampleId('10001', 'attempt', 9)
  const page = (version: string, draft: number) => ({
    module: 'mfe-exam',
    version,
    draft: { version: draft, reads: [draft] },
    isGiven: false,
  })
  const resumed = async (version: string, draft: number, token: string) => {
    const options = { token, headers: { 'idempotency-key': randomUUID() } }
    const opened = await site.server.call(resumeAttempt, { answerLogId: attempt, page: page(version, draft) }, options)
    return opened.state === 'open' ? opened.release : opened.state
  }

  test('is given free, and goes on with the release that opens it next', async () => {
    const token = await site.server.signIn()
    expect(await resumed('1.0.0', 1, token)).toBe('1.0.0')
    expect(await resumed('2.0.0', 2, token)).toBe('1.0.0')
    expect(await say('end-lease', '10001', attempt, '--why', '1.0.0 was found bad')).toBe(
      `${attempt} is held by 1.0.0 no more; the release of the day takes it up when it is opened next.`,
    )
    expect(await say('events', '10001', attempt)).toMatch(
      /– +attempt\.lease-ended +why="1\.0\.0 was found bad" release="1\.0\.0"/,
    )
    expect(await resumed('2.0.0', 2, token)).toBe('2.0.0')
  })

  test('of nobody, of another school, or held by none is told', async () => {
    expect(await refusal(['end-lease', '10001', '7'])).toBe('There is no attempt 7 at 10001.')
    expect(await refusal(['end-lease', '10002', attempt])).toBe(`There is no attempt ${attempt} at 10002.`)
    const reviewed = sampleId('10001', 'attempt', 7)
    expect(await refusal(['end-lease', '10001', reviewed])).toBe(`No release holds ${reviewed}.`)
  })
})

test('a person is signed out everywhere', async () => {
  await site.server.signIn('10002')
  expect(await say('end-sessions', '10002', SAMPLE_STUDENT.mobile, '--why', 'the phone was lost')).toBe(
    `${SAMPLE_STUDENT.id} is signed out of 1 session.`,
  )
  expect(await say('end-sessions', '10002', SAMPLE_STUDENT.mobile)).toBe(
    `${SAMPLE_STUDENT.id} is signed out of 0 sessions.`,
  )
  expect(await say('events', '10002', SAMPLE_STUDENT.id)).toMatch(/sign-in\.sessions-ended/)
})

test('a class gets passwords, as a list to hand out', async () => {
  const list = await say('passwords', '10002', '--again')
  expect(list.split('\n')[0]).toBe('\uFEFFmobile,realName,password')
  expect(list).toMatch(new RegExp(`^${SAMPLE_STUDENT.mobile},[^,]+,[a-z2-9]{4}(?:-[a-z2-9]{4}){2}$`, 'm'))
  expect(await say('passwords', '10002', '--class', 'nowhere')).toBe('Everyone has a password; --again makes new ones.')
})

test('without a tenant a release is for every one', async () => {
  expect(await say('assign', ID, '1.0.0')).toBe(`Every tenant gets ${ID} 1.0.0 from the next page on.`)
})

test.each([
  [['assign', ID, '9.9.9', '--tenant', '20001'], `There is no release ${ID} 9.9.9.`],
  [['assign', ID, '1.0.0', '--tenant', '99999'], 'There is no tenant 99999.'],
  [['events', '99999', 'x'], 'There is no tenant 99999.'],
  [['unassign', ID, '--tenant', '10002'], '10002 has no mfe-certificate of its own.'],
  [
    ['partner:allow', '20001', 'http://partner.example'],
    'http://partner.example is no origin modules may come from: it must be like https://modules.example.com, without a path.',
  ],
  [['partner:withdraw', '20001', 'https://partner.example'], 'https://partner.example is not on the list of 20001.'],
  [
    ['partner:publish', ID, 'https://partner.example/1/manifest.json'],
    'https://partner.example is on no tenant’s list; allow it first.',
  ],
])('%j is refused in the server’s words', async (words, sentence) => {
  expect(await refusal(words)).toBe(sentence)
})

test.each<[string, readonly string[]]>([
  ['no command', []],
  ['an unknown command', ['install']],
  ['an option nobody knows', ['status', '--force']],
  ['an option without its value', ['assign', ID, '1.0.0', '--tenant']],
  ['nothing to assign', ['assign', ID]],
  ['no tenant to take it from', ['unassign', ID]],
  ['no subject', ['events', '20001']],
  ['no origin', ['partner:allow', '20001']],
  ['an empty origin', ['partner:withdraw', '20001', '']],
  ['no address', ['partner:publish', ID]],
  ['no attempt', ['mark', '10001']],
  ['no attempt to give free', ['end-lease', '10001']],
  ['nobody to sign out', ['end-sessions', '10001']],
  ['no school for passwords', ['passwords']],
  ['points that are no number', ['mark', '10001', '1', '--points', '7=many']],
  ['points of no question', ['mark', '10001', '1', '--points', '7']],
])('%s: how it is used, and nothing is asked', async (_, words) => {
  expect(await refusal(words, { PORT: '1' })).toMatch(/^operator status /)
})

test('a wrong password', async () => {
  expect(await refusal(['status'], { OPERATOR_PASSWORD: 'wrong' })).toBe('The operator’s password is missing or wrong.')
})

test('the password of the data folder serves, and its absence is told', async () => {
  const none = { OPERATOR_PASSWORD: '' }
  expect(await refusal(['status'], none)).toBe(
    `There is no ${passwordFileOf({ dataDirectory: folder })}; set OPERATOR_PASSWORD, or DATA_DIR to the server's data folder.`,
  )
  writeFileSync(passwordFileOf({ dataDirectory: folder }), `${PASSWORD}\n`)
  expect(await runCommand(['status'], { ...environment, ...none })).toContain('Assigned')
})

test('a server that is not there, and one that is no portal', async () => {
  expect(await refusal(['status'], { PORT: '1' })).toBe(
    'No server answers at http://localhost:1; start it, or say where it is with --server.',
  )
  expect(await refusal(['status', '--server', origin])).toBe(
    `What answers at ${origin} is no portal; say where it is with --server.`,
  )
})

test.each([
  ['before it answers', ''],
  ['in the middle of its answer', '{"code":0,'],
])('a server that breaks off %s may have done what was asked', async (_, begun) => {
  const broken = createServer((request, response) => {
    if (begun === '') request.socket.destroy()
    else response.write(begun, () => request.socket.destroy())
  })
  await new Promise<void>((listening) => broken.listen(0, 'localhost', listening))
  const at = `http://localhost:${(broken.address() as AddressInfo).port}`
  expect(await refusal(['status', '--server', at])).toContain(
    `The server at ${at} broke off before its answer was there.`,
  )
  broken.close()
})
