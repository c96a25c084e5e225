import fc from 'fast-check'

import { inOrder } from './faq-order.model'

const faqsOf = (...seqs: readonly (number | null)[]) => seqs.map((seq, at) => ({ id: String(at + 1), seq }))

test.each([
  [[], ''],
  [[1, 2, 3], '123'],
  [[3, 1, 2], '231'],
  [[0, -1], '21'],
  [[null, 1], '21'],
  [[null, 999, 1000, 1001], '2134'],
  [[2, null, 2, null], '1324'],
] as const)('PO-TP-05 faqs with seq %j stand as %s', (seqs, order) => {
  expect(
    inOrder(faqsOf(...seqs))
      .map(({ id }) => id)
      .join(''),
  ).toBe(order)
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
