/**
 * A stranger's guesses: each question of the list once, or with GUESSES=10000 as many as a patient stranger
 * makes, with their times.
 */
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

import { queryCertificateByCode, queryTeachUserCert } from '@campus/contracts/certificate'

import { captchas } from '../../platform/verification/verification.schema'
import { solveCaptcha } from '../../testing/captcha'
import { openTestServer, TEST_TENANT, type TestServer } from '../../testing/test-server'

/** Numbers on record: one valid, one revoked, here and as another kind. */
const KNOWN = ['S100012026000001', 'S100012026000005', 'T100012026000001', 'T100012026000005']
/** Another school's numbers, and unknown ones. */
const UNKNOWN = ['S100022026000001', 'T100022026000001', 'S100012026009999', "' or 1=1"]
/** Right for other numbers, nearly right, and made up. */
const NAMES = ['陈国强', '林小', '林大满', '周', 'A', '李.四']

interface Guess {
  readonly kind: 'skill' | 'training'
  readonly number: string
  readonly name: string
}

const KINDS = ['skill', 'training'] as const
/** Neighbours ask for different things, so that a slow moment of the machine affects both. */
const QUESTIONS: readonly Guess[] = NAMES.flatMap((name) =>
  KINDS.flatMap((kind) =>
    KNOWN.flatMap((known, index) => [known, UNKNOWN[index] ?? ''].map((number) => ({ kind, number, name }))),
  ),
)
const GUESSES = Number(process.env['GUESSES'] ?? QUESTIONS.length)
jest.setTimeout(60_000 + GUESSES * 100)

let server: TestServer
let captcha: Awaited<ReturnType<typeof solveCaptcha>>
/** Restores the solved captcha: solving 10,000 would take hours and is not the subject. */
let putCaptchaBack: () => Promise<unknown>
beforeAll(async () => {
  server = await openTestServer({ environment: { TRUST_PROXY: '1' } })
  captcha = await solveCaptcha(server)
  const solved = await server.database.withTenant(TEST_TENANT, (tx) => tx.select().from(captchas))
  putCaptchaBack = () =>
    server.database.withTenant(TEST_TENANT, (tx) => tx.insert(captchas).values(solved).onConflictDoNothing())
})
afterAll(() => server.close())

test('CE-22 CE-24 whatever is guessed, a miss has one shape and costs the same work', async () => {
  const statements = watchStatements()
  const work = { skill: new Set<string>(), training: new Set<string>() }
  const answers = new Set<string>()
  const times = { onRecord: [] as number[], notThere: [] as number[] }
  // The school's keys are created at the very first question.
  await ask({ kind: 'skill', number: 'S1', name: 'A' }, '10.255.255.255', statements)
  for (let count = 0; count < GUESSES; count += 1) {
    const guess = QUESTIONS[count % QUESTIONS.length]
    if (guess === undefined) throw new Error('there are no questions')
    const { response, milliseconds } = await ask(guess, addressOf(count), statements)
    work[guess.kind].add(statements.join('\n'))
    answers.add(withoutTrace(response))
    times[isOnRecord(guess) ? 'onRecord' : 'notThere'].push(milliseconds)
  }
  expect([...answers]).toHaveLength(1)
  expect([...answers][0]).toContain('"data":null')
  expect([work.skill.size, work.training.size]).toEqual([1, 1])
  expect([...work.skill][0]).toContain('from "skill_certificates"')
  // Times are compared only when many guesses are requested: 0.5 reveals nothing about which numbers are on
  // record.
  if (process.env['GUESSES'] !== undefined) {
    process.stdout.write(
      `${String(GUESSES)} guesses, ${likelihoodOfLonger(times.onRecord, times.notThere).toFixed(3)} by time\n`,
    )
  }
})

/** The statements sent to the database, in order; clear the list before looking at a part of them. */
function watchStatements(): string[] {
  const statements: string[] = []
  const { execProtocolRaw, execProtocolStream } = PGlite.prototype
  const prepared = new Map<string, string>()
  const read = (message: Uint8Array): void => {
    for (const { kind, texts } of messagesIn(message)) {
      const [first = '', second = ''] = texts
      // Parse: a statement's name, and its text. One that has a name runs when it is bound: a place, and the name.
      if (kind === 'P' && first === '') statements.push(second)
      if (kind === 'P' && first !== '') prepared.set(first, second)
      if (kind === 'B' && second !== '') statements.push(prepared.get(second) ?? '')
    }
  }
  jest.spyOn(PGlite.prototype, 'execProtocolRaw').mockImplementation(function (this: PGlite, message, options) {
    read(message)
    return execProtocolRaw.call(this, message, options)
  })
  jest.spyOn(PGlite.prototype, 'execProtocolStream').mockImplementation(function (this: PGlite, message, options) {
    read(message)
    return execProtocolStream.call(this, message, options)
  })
  const query: (...input: unknown[]) => unknown = pg.Client.prototype.query
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...input: unknown[]) {
    const [statement] = input
    statements.push(typeof statement === 'string' ? statement : String(Reflect.get(Object(statement), 'text')))
    return query.apply(this, input)
  })
  return statements
}

/** The messages to the database in some bytes: each is a letter, its length, and texts that end with a zero. */
function messagesIn(bytes: Uint8Array): { readonly kind: string; readonly texts: readonly string[] }[] {
  const messages = []
  const buffer = Buffer.from(bytes)
  for (let at = 0; at < buffer.length; at += 1 + buffer.readUInt32BE(at + 1)) {
    const end = at + 1 + buffer.readUInt32BE(at + 1)
    messages.push({
      kind: buffer.toString('latin1', at, at + 1),
      texts: buffer.toString('utf8', at + 5, end).split('\0'),
    })
  }
  return messages
}

function isOnRecord({ kind, number }: Guess): boolean {
  return KNOWN.includes(number) && number.startsWith(kind === 'skill' ? 'S' : 'T')
}

/** An address of its own for each, so that none reaches the limit. */
function addressOf(count: number): string {
  return `10.${String(count >> 16)}.${String((count >> 8) & 255)}.${String(count & 255)}`
}

async function ask({ kind, number, name }: Guess, address: string, statements: string[]) {
  await putCaptchaBack()
  statements.length = 0
  const headers = { 'x-forwarded-for': address }
  const started = performance.now()
  const response =
    kind === 'skill'
      ? await server.send(queryCertificateByCode, { ...captcha, certificateCode: number, name }, { headers })
      : await server.send(queryTeachUserCert, { ...captcha, certificateNum: number, studentName: name }, { headers })
  return { response, milliseconds: performance.now() - started }
}

/** The share of pairs whose first is the longer one (Mann and Whitney's U divided by the number of pairs). */
function likelihoodOfLonger(ones: readonly number[], others: readonly number[]): number {
  const ranked = [
    ...ones.map((time) => ({ time, isOne: true })),
    ...others.map((time) => ({ time, isOne: false })),
  ].sort((a, b) => a.time - b.time)
  const ranks = ranked.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0)
  return (ranks - (ones.length * (ones.length + 1)) / 2) / (ones.length * others.length)
}

type ServerResponse = Awaited<ReturnType<TestServer['send']>>

/** Status, headers and body of a response, without the trace id. */
function withoutTrace({ statusCode, headers, body, json }: ServerResponse): string {
  const { traceId } = json<{ traceId: string }>()
  const { date: _, ...others } = headers
  return `${String(statusCode)} ${JSON.stringify(others)} ${body}`.replaceAll(traceId, '…')
}
