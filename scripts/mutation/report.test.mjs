import { reportOf } from './report.mjs'

const mutant = (status, line = 1) => ({
  fileName: 'shared/http/src/client.ts',
  location: { start: { line, column: 4 } },
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  status,
})
const results = (statuses, all = statuses.length) => ({
  tried: statuses.map((status, at) => mutant(status, at + 1)),
  all,
})

test('what a test noticed and what hung count as noticed, what failed to load counts not at all', () => {
  const { score, text } = reportOf('a', results(['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError']))
  expect(score).toBe(50)
  expect(text).toContain('a: 4 mutants, 1 killed, 1 timed out, 2 survived, score 50.0 %')
})

test('survivors and changes that hung are named with their lines', () => {
  const { text } = reportOf('a', results(['Killed', 'NoCoverage', 'Timeout', 'Survived']))
  expect(text.split('\n').slice(1, -1)).toEqual([
    '  shared/http/src/client.ts:2:4 BooleanLiteral: false (no test comes here)',
    '  shared/http/src/client.ts:3:4 BooleanLiteral: false (timed out, counted as noticed)',
    '  shared/http/src/client.ts:4:4 BooleanLiteral: false',
  ])
})

test('a sample says what it is a sample of, and how sure its score is', () => {
  const { text } = reportOf('a', results([...Array(39).fill('Killed'), ...Array(6).fill('Survived')], 156))
  expect(text).toContain(
    'A sample: 45 of 156 were tried; with 95 % confidence the score of all is between 74 and 94 %.',
  )
  expect(reportOf('a', results(['Killed'])).text).not.toContain('sample')
})

test('an area without tests scores nothing', () => {
  expect(reportOf('a', null)).toEqual({ area: 'a', score: 0, text: 'a: no test proves it, score 0 %\n' })
})
