import { DrizzleQueryError } from 'drizzle-orm'

import { createLogger, describeError, maskMobiles } from './logging'

test.each([
  ['13800000001', '138****0001'],
  ['call 13800000001, or 15912345678.', 'call 138****0001, or 159****5678.'],
  ['913800000001', '913800000001'],
  ['1380000000', '1380000000'],
])('mobiles in %s are masked', (text, masked) => {
  expect(maskMobiles(text)).toBe(masked)
})

test('secrets are removed by name wherever they stand', () => {
  const lines: string[] = []
  const log = createLogger({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) })
  log.info(
    {
      token: 'secret-1',
      request: { token: 'secret-2', password: 'secret-3', signature: 'secret-4', authorization: 'secret-5' },
    },
    'x',
  )
  expect(lines.join('')).not.toContain('secret-')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', token: '[removed]' })
})

const SECRETS = ['token', 'password', 'code', 'captchaCode', 'authorization', 'cookie', 'signature', 'encryptionToken']

test.each(SECRETS)('%s is removed, alone and in what it belongs to', (name) => {
  const lines: string[] = []
  const log = createLogger({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) })
  log.info({ [name]: 'secret-1', headers: { [name]: 'secret-2' } }, 'x')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ [name]: '[removed]', headers: { [name]: '[removed]' } })
})

test('of a statement that failed nothing is told that somebody wrote', () => {
  const failed = new DrizzleQueryError(
    'insert into "clues" values ($1)',
    ['somebody’s words'],
    new Error('no such table'),
  )
  const lines: string[] = []
  const log = createLogger({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) })
  log.error({ err: new Error('a job failed', { cause: failed }) }, 'x')
  expect(lines.join('')).not.toContain('somebody’s words')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: {
      message: 'a job failed',
      stack: expect.stringMatching(/^ +at /),
      cause: { message: 'Failed query: insert into "clues" values ($1)', cause: { message: 'no such table' } },
    },
  })
  expect(describeError(new Error('13800000001'))).toMatchObject({ message: '138****0001' })
})
