import type { Answer } from '@campus/contracts/exam-answer'

import { Ledger } from './ledger'

const said = (text: string): Answer => ({ type: 'shortAnswer', text })
const ONCE = { attempts: 1, ends: 1, marks: 0 }
const stored = (text: string) => ({ ...ONCE, answers: [{ questionId: 'q', answer: said(text) }] })
const nothingTold: ReadonlySet<string> = new Set()

/** Enters texts in order; those with `!` are acknowledged. */
function ledgerOf(...texts: readonly string[]): Ledger {
  const ledger = new Ledger()
  for (const text of texts) {
    const answer = said(text.replace('!', ''))
    ledger.enter('q', answer)
    if (text.endsWith('!')) ledger.acknowledge('q', answer)
  }
  return ledger
}

function sums(ledger: Ledger, told: ReadonlySet<string>, found: ReturnType<typeof stored>) {
  const { acknowledged, lost, changed, doubled } = ledger.judge(told, found)
  return [acknowledged, lost.length, changed.length, doubled.length]
}

test.each<[string, readonly string[], string, readonly number[]]>([
  ['what was acknowledged is stored', ['a!'], 'a', [1, 0, 0, 0]],
  ['what was acknowledged is not stored', ['a!'], '', [1, 1, 0, 0]],
  ['something older than what was acknowledged is stored', ['a!', 'b!'], 'a', [2, 0, 1, 0]],
  ['something that nobody entered is stored', ['a!'], 'c', [1, 0, 1, 0]],
  ['what was never acknowledged has arrived', ['a!', 'b'], 'b', [1, 0, 0, 0]],
  ['what was never acknowledged has not arrived, and nothing tells it', ['a!', 'b'], 'a', [1, 1, 0, 0]],
  ['nothing was acknowledged, nothing is stored, and nothing tells it', ['a'], '', [0, 1, 0, 0]],
  ['what was cleared is cleared', ['a!', '!'], '', [2, 0, 0, 0]],
  ['nothing was entered', [], '', [0, 0, 0, 0]],
])('%s', (_, entered, found, expected) => {
  expect(sums(ledgerOf(...entered), nothingTold, stored(found))).toEqual(expected)
})

test('what did not arrive and is told so is not lost; what was acknowledged before is', () => {
  expect(sums(ledgerOf('a!', 'b'), new Set(['q']), stored('a'))).toEqual([1, 0, 0, 0])
  expect(sums(ledgerOf('a!', 'b'), new Set(['q']), stored(''))).toEqual([1, 1, 0, 0])
})

test('what the learner took back need not be there', () => {
  const ledger = ledgerOf('a!', 'b', 'c')
  ledger.withdraw('q', said('c'))
  expect(sums(ledger, nothingTold, stored('a'))).toEqual([1, 0, 0, 0])
  expect(sums(ledger, nothingTold, stored(''))).toEqual([1, 1, 0, 0])
})

test('what was lost with a page that had said so need not be there, unless it was acknowledged', () => {
  for (const [entered, expected] of [
    [
      ['a!', 'b'],
      [1, 0, 0, 0],
    ],
    [
      ['a!', 'b!'],
      [2, 0, 1, 0],
    ],
  ] as const) {
    const ledger = ledgerOf(...entered)
    ledger.excuse('q')
    expect(sums(ledger, nothingTold, stored('a'))).toEqual(expected)
  }
})

test.each([[{ attempts: 2 }], [{ ends: 2 }], [{ ends: 0 }], [{ marks: 2 }]])('doubled: %j', (fault) => {
  expect(sums(ledgerOf('a!'), nothingTold, { ...stored('a'), ...fault })).toEqual([1, 0, 0, 1])
})
