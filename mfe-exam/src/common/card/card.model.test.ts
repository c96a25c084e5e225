import type { Answer } from '@campus/contracts/exam-answer'
import { paperOf } from '@campus/contracts/exam-question'

import { aUnit } from '../../testing/paper'
import {
  answeredCount,
  answeringCells,
  firstUnanswered,
  hasSameCells,
  placeOf,
  reviewCells,
  unfinishedOf,
  type Cell,
  type CellGroup,
  type Verdict,
} from './card.model'

/** single, multiple, truth, blanks, short, part1 and part2 of a passage, and one of an unknown type. */
const paper = paperOf(aUnit())
const answers = new Map<string, Answer>([
  ['single', { type: 'single', key: 'x' }],
  ['multiple', { type: 'multiple', keys: [] }],
  ['part2', { type: 'shortAnswer', text: '因为' }],
  ['elsewhere', { type: 'shortAnswer', text: 'of another paper' }],
])

test('the card stands in groups by type, each question with its number and what is known of it', () => {
  const groups = answeringCells(paper, {
    answers,
    marked: new Set(['truth']),
    unacknowledged: new Set(['single']),
    rejected: new Set(['part2']),
  })
  const cell = { tone: 'unanswered', isMarked: false, isUnsaved: false }
  expect(groups).toEqual([
    { code: 1, cells: [{ ...cell, id: 'single', number: 1, tone: 'answered', isUnsaved: true }] },
    { code: 2, cells: [{ ...cell, id: 'multiple', number: 2 }] },
    { code: 3, cells: [{ ...cell, id: 'truth', number: 3, isMarked: true }] },
    { code: 4, cells: [{ ...cell, id: 'blanks', number: 4 }] },
    { code: 6, cells: [{ ...cell, id: 'short', number: 5 }] },
    {
      code: 11,
      cells: [
        { ...cell, id: 'part1', number: 6 },
        { ...cell, id: 'part2', number: 7, tone: 'answered', isUnsaved: true },
      ],
    },
    { code: 99, cells: [{ ...cell, id: 'odd', number: 8 }] },
  ])
})

test('in review each question has the tone of its verdict, and those flagged while answering stay so', () => {
  const flagged = structuredClone(aUnit())
  for (const question of flagged.questionResultVOMap['3'] ?? []) question.markStatus = '1'
  const verdicts = new Map<string, Verdict>([
    ['single', 'right'],
    ['multiple', 'partly'],
    ['truth', 'wrong'],
  ])
  const cells = reviewCells(paperOf(flagged), (id) => verdicts.get(id) ?? null).flatMap((group) => group.cells)
  expect(cells.slice(0, 4)).toEqual([
    { id: 'single', number: 1, tone: 'right', isMarked: false, isUnsaved: false },
    { id: 'multiple', number: 2, tone: 'partly', isMarked: false, isUnsaved: false },
    { id: 'truth', number: 3, tone: 'wrong', isMarked: true, isUnsaved: false },
    { id: 'blanks', number: 4, tone: 'plain', isMarked: false, isUnsaved: false },
  ])
})

const cell: Cell = { id: 'one', number: 1, tone: 'unanswered', isMarked: false, isUnsaved: false }
const ofOne = (change: Partial<Cell> = {}): CellGroup => ({ code: 1, cells: [{ ...cell, ...change }] })

test.each<[string, CellGroup, boolean]>([
  ['made anew', ofOne(), true],
  ['answered', ofOne({ tone: 'answered' }), false],
  ['flagged', ofOne({ isMarked: true }), false],
  ['not yet saved', ofOne({ isUnsaved: true }), false],
  ['of another number', ofOne({ number: 2 }), false],
  ['of another question', ofOne({ id: 'two' }), false],
  ['of another type', { ...ofOne(), code: 2 }, false],
  ['longer', { code: 1, cells: [cell, { ...cell, id: 'two' }] }, false],
  ['empty', { code: 1, cells: [] }, false],
])('a group is drawn again when it looks different: %s', (_, group, isSame) => {
  expect(hasSameCells(ofOne(), group)).toBe(isSame)
})

test.each<[string, ReadonlyMap<string, Answer>, number]>([
  ['none', new Map(), 0],
  ['those with an answer that says something', answers, 2],
])('answered are counted: %s', (_, given, count) => {
  expect(answeredCount(paper, given)).toBe(count)
})

test('the first question without an answer is found by its number', () => {
  const nothing = { marked: new Set<string>(), unacknowledged: new Set<string>(), rejected: new Set<string>() }
  expect(firstUnanswered(answeringCells(paper, { answers, ...nothing }))).toBe('multiple')
  const all = new Map(paper.numbered.map(({ question }) => [question.id, { type: 'shortAnswer', text: 'x' } as const]))
  expect(firstUnanswered(answeringCells(paper, { answers: all, ...nothing }))).toBe('')
})

test('what is left to do before submitting: by number, without an answer or marked', () => {
  const { unanswered, marked } = unfinishedOf(paper, { answers, marked: new Set(['part2', 'single']) })
  expect(unanswered.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 8])
  expect(marked.map(({ number }) => number)).toEqual([1, 7])
})

test.each([
  ['the first', 'single', 'single', null, 'multiple'],
  ['one in the middle', 'truth', 'truth', 'multiple', 'blanks'],
  ['the one before a passage', 'short', 'short', 'blanks', 'part1'],
  ['the first part of a passage', 'part1', 'part1', 'short', 'part2'],
  ['another part', 'part2', 'part2', 'part1', 'odd'],
  ['the last', 'odd', 'odd', 'part2', null],
  ['none, as at the start', '', 'single', null, 'multiple'],
  ['one that the paper does not have', 'gone', 'single', null, 'multiple'],
])('the place of %s', (_, asked, at, previous, next) => {
  const place = placeOf(paper, asked)
  expect([place?.at, place?.previous, place?.next].map((entry) => entry?.question.id ?? null)).toEqual([
    at,
    previous,
    next,
  ])
})

test.each([
  ['one before a passage', 'short', 'reading'],
  ['the first part of it', 'part1', 'odd'],
  ['its last part', 'part2', 'odd'],
  ['the last', 'odd', null],
])('the next page of %s', (_, asked, page) => {
  expect(placeOf(paper, asked)?.nextPage?.id ?? null).toBe(page)
})

test('an empty paper has no place', () => {
  expect(placeOf(paperOf(aUnit({ questionResultVOMap: {} })), '')).toBeNull()
})
