import fc from 'fast-check'
import * as v from 'valibot'

import { saveClue } from '@campus/contracts/school'

import {
  clueOf,
  consultRules,
  EMPTY_FIELDS,
  isConsultText,
  knownFields,
  MAX_LENGTH,
  type ConsultText,
} from './consult.model'

test.each([
  [
    { realName: '王晓', mobile: '13800000001' },
    { name: '王晓', mobile: '13800000001' },
  ],
  [
    { realName: '', mobile: '138****0001' },
    { name: '', mobile: '' },
  ],
  [null, { name: '', mobile: '' }],
])('of %j the form knows %j', (person, known) => {
  expect(knownFields(person)).toMatchObject(known)
})

test.each([
  ['PO-CON-02', 'name', '', 'consult.nameRequired'],
  ['PO-CON-02', 'name', '  ', 'consult.nameRequired'],
  ['PO-CON-03', 'name', '李明', undefined],
  ['PO-CON-03', 'name', 'Ann.Lee', undefined],
  ['PO-CON-03', 'name', '阿依古丽·买买提', undefined],
  ['PO-CON-03', 'name', '李明1', 'consult.nameInvalid'],
  ['PO-CON-03', 'name', 'Ann Lee', 'consult.nameInvalid'],
  ['PO-CON-03', 'name', '李-明', 'consult.nameInvalid'],
  ['PO-CON-04', 'mobile', '', 'consult.mobileRequired'],
  ['PO-CON-05', 'mobile', '1380000000', 'consult.mobileInvalid'],
  ['PO-CON-05', 'mobile', '23800000001', 'consult.mobileInvalid'],
  ['PO-CON-05', 'mobile', '138000000012', 'consult.mobileInvalid'],
  ['PO-CON-05', 'mobile', '13800000001', undefined],
  ['PO-CON-06', 'code', '', 'consult.codeRequired'],
  ['PO-CON-06', 'code', '1234', 'consult.codeInvalid'],
  ['PO-CON-06', 'code', 'abcdef', 'consult.codeInvalid'],
  ['PO-CON-06', 'code', '1234567', 'consult.codeInvalid'],
  ['PO-CON-06', 'code', 'a123456', 'consult.codeInvalid'],
  ['PO-CON-06', 'code', '123456', undefined],
  ['PO-CON-07', 'content', '', 'consult.contentRequired'],
  ['PO-CON-07', 'content', ' \n ', 'consult.contentRequired'],
  ['PO-CON-07', 'content', '学费多少？', undefined],
] as const)('%s %s %j breaks %s', (_row, field, value, id) => {
  expect(consultRules[field](value)?.id).toBe(id)
})

test('PO-CON-10 the enquiry carries the person’s id and no empty edges', () => {
  const person = { name: '李明', mobile: '13800000001', code: '123456' }
  const fields = { ...person, content: ' 学费多少？\n', agreed: true }
  expect(clueOf(fields, 'visitor-1')).toEqual({ ...person, clueId: 'visitor-1', content: '学费多少？' })
})

test('the form begins with every field empty', () => {
  expect(EMPTY_FIELDS).toEqual({ name: '', mobile: '', code: '', content: '', agreed: false })
})

test.each([
  ['name', true],
  ['content', true],
  ['agreed', false],
  ['clueId', false],
  ['toString', false],
])('a refusal that names %s is shown at a field: %j', (name, isField) => {
  expect(isConsultText(name)).toBe(isField)
})

test('what the form lets pass, the server’s contract does too', () => {
  const names = fc.string({
    unit: fc.constantFrom('李', '明', 'A', 'z', '.', '·', ' ', '1', '-', '𠮷'),
    maxLength: MAX_LENGTH.name,
  })
  const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom('1', '3', '8', '0', 'x'), maxLength })
  const filled = fc.record({
    name: names,
    mobile: fc.oneof(digits(MAX_LENGTH.mobile), fc.constant('13800000001')),
    code: fc.oneof(digits(MAX_LENGTH.code), fc.constant('123456')),
    content: fc.string({ maxLength: MAX_LENGTH.content }),
  })
  let passed = 0
  fc.assert(
    fc.property(filled, (fields: Record<ConsultText, string>) => {
      const isRight = Object.entries(consultRules).every(
        ([name, rule]) => rule(fields[name as ConsultText]) === undefined,
      )
      if (!isRight) return
      passed += 1
      expect(v.safeParse(saveClue.request, clueOf(fields, 'visitor-1')).issues).toBeUndefined()
    }),
    { numRuns: 3000 },
  )
  expect(passed).toBeGreaterThan(50)
})
