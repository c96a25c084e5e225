import fc from 'fast-check'

import type { ProjectQuestion } from '@campus/contracts/training-project'

import { hasInfo, inOrder, productIdsOf } from './project.model'

const faqsOf = (...seqs: readonly (number | null)[]): ProjectQuestion[] =>
  seqs.map((seq, at) => ({ id: String(at + 1), name: '', answer: '', seq }))
const idsOf = (faqs: readonly ProjectQuestion[]): string => faqs.map(({ id }) => id).join('')

test.each([
  [[], ''],
  [[1, 2, 3], '123'],
  [[3, 1, 2], '231'],
  [[0, -1], '21'],
  [[null, 1], '21'],
  [[null, 999, 1000, 1001], '2134'],
  [[2, null, 2, null], '1324'],
] as const)('PO-TP-05 faqs with seq %j stand as %s', (seqs, order) => {
  expect(idsOf(inOrder(faqsOf(...seqs)))).toBe(order)
})

test('PO-TP-05 none is lost, and ordering twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -5, max: 2000 }))), (seqs) => {
      const faqs = faqsOf(...seqs)
      const ordered = inOrder(faqs)
      expect(new Set(ordered)).toEqual(new Set(faqs))
      expect(inOrder(ordered)).toEqual(ordered)
    }),
  )
})

test('PO-TP-06 each product is asked for once', () => {
  expect(productIdsOf({ relatedProductList: [{ productId: '2' }, { productId: '1' }, { productId: '2' }] })).toEqual([
    '2',
    '1',
  ])
})

const EMPTY = { id: '1', name: '项目', introduction: '', commonQuestionList: [], relatedProductList: [] }

test.each([
  ['nothing at all', null, false],
  ['an empty project', EMPTY, false],
  ['blanks for an introduction', { ...EMPTY, introduction: ' \n' }, false],
  ['an introduction', { ...EMPTY, introduction: '<p>介绍</p>' }, true],
  ['a question', { ...EMPTY, commonQuestionList: faqsOf(1) }, true],
  ['a product', { ...EMPTY, relatedProductList: [{ productId: '1' }] }, true],
] as const)('PO-TP-07 %s', (_, project, has) => {
  expect(
    hasInfo(
      project && {
        ...project,
        commonQuestionList: [...project.commonQuestionList],
        relatedProductList: [...project.relatedProductList],
      },
    ),
  ).toBe(has)
})
