import type { ProjectQuestion } from '@campus/contracts/training-project'

import { hasInfo, productIdsOf } from './project.model'

const faqsOf = (...seqs: readonly (number | null)[]): ProjectQuestion[] =>
  seqs.map((seq, at) => ({ id: String(at + 1), name: '', answer: '', seq }))

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
