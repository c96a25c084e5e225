import fc from 'fast-check'

import { majorAddress, parseSalary } from './majors.model'

test.each([
  ['', { id: '', questionId: '' }],
  ['id=5', { id: '5', questionId: '' }],
  ['id=5&questionId=51', { id: '5', questionId: '51' }],
  ['questionId=51', { id: '', questionId: '51' }],
])('PO-HOT-10 the address ?%s chooses %j', (query, chosen) => {
  expect(majorAddress.parse(new URLSearchParams(query))).toEqual(chosen)
})

test.each([
  ['id=5', '51', 'id=5&questionId=51'],
  ['id=5&questionId=51', '52', 'id=5&questionId=52'],
  ['id=5&questionId=51&schoolId=10001', '', 'schoolId=10001&id=5'],
])('PO-HOT-10 ?%s with question %j is ?%s', (query, questionId, next) => {
  expect(String(majorAddress.query(new URLSearchParams(query), { questionId }))).toBe(next)
})

test.each([
  ['', { kind: 'none' }],
  ['  ', { kind: 'none' }],
  ['6500', { kind: 'amount', amount: 6500 }],
  ['6,500', { kind: 'amount', amount: 6500 }],
  ['6500-9500', { kind: 'range', from: 6500, to: 9500 }],
  ['6,500 ~ 9,500', { kind: 'range', from: 6500, to: 9500 }],
  ['6500至9500', { kind: 'range', from: 6500, to: 9500 }],
  ['6500.5', { kind: 'amount', amount: 6500.5 }],
  ['6500.25', { kind: 'amount', amount: 6500.25 }],
  ['6500.25-9500.75', { kind: 'range', from: 6500.25, to: 9500.75 }],
  ['6500.255', { kind: 'words', words: '6500.255' }],
  ['约6500-9500', { kind: 'words', words: '约6500-9500' }],
  ['6500-9500元', { kind: 'words', words: '6500-9500元' }],
  ['面议', { kind: 'words', words: '面议' }],
  ['1万以上', { kind: 'words', words: '1万以上' }],
  ['-6500', { kind: 'words', words: '-6500' }],
] as const)('PO-HOT-02 a salary of %j is %j', (given, salary) => {
  expect(parseSalary(given)).toEqual(salary)
})

test('PO-HOT-02 whatever a school writes is read, and nothing of it is lost', () => {
  fc.assert(
    fc.property(fc.string(), (given) => {
      const salary = parseSalary(given)
      if (salary.kind === 'words') expect(salary.words).toBe(given.trim())
      if (salary.kind === 'none') expect(given.trim()).toBe('')
    }),
  )
})
