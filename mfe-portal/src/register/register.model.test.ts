import fc from 'fast-check'
import * as v from 'valibot'

import { login } from '@campus/contracts/sign-in'

import {
  EMPTY_FIELDS,
  fieldOfRequest,
  kindOf,
  registerAddress,
  registerRules,
  registrationOf,
  type RegisterFields,
} from './register.model'

test.each([
  ['1', '1', 'school'],
  ['2', '2', 'enterprise'],
  ['3', '3', 'school'],
  [null, '1', 'school'],
  ['', '1', 'school'],
  ['4', '1', 'school'],
  ['02', '1', 'school'],
] as const)('PO-REG-01 type %j registers as %s, with the %s form', (given, type, kind) => {
  const asked = registerAddress.parse(new URLSearchParams(given === null ? {} : { type: given }))
  expect(asked.type).toBe(type)
  expect(kindOf(asked.type)).toBe(kind)
})

test.each([
  ['PO-REG-03', 'school', '', 'register.schoolRequired'],
  ['PO-REG-03', 'school', '10001', undefined],
  ['PO-REG-05', 'enterpriseName', ' ', 'register.enterpriseNameRequired'],
  ['PO-REG-05', 'enterpriseName', '甬江电气设备厂', undefined],
  ['PO-REG-06', 'invitationCode', '', 'register.invitationCodeRequired'],
  ['PO-REG-06', 'invitationCode', 'Q100001', 'register.invitationCodeMax'],
  ['PO-REG-06', 'invitationCode', ' Q10001 ', undefined],
  ['PO-REG-07', 'name', '', 'register.nameRequired'],
  ['PO-REG-07', 'name', '一二三四五六七八九十一', undefined],
  ['PO-REG-07', 'name', '一二三四五六七八九十一二', 'register.nameMax'],
  ['PO-REG-07', 'name', '李明1', 'register.nameInvalid'],
  ['PO-REG-07', 'name', '阿依古丽·买', undefined],
  ['PO-REG-07', 'phone', '', 'register.phoneRequired'],
  ['PO-REG-07', 'phone', '23800000001', 'register.phoneInvalid'],
  ['PO-REG-07', 'phone', '13800000001', undefined],
  ['PO-REG-02', 'code', '', 'register.codeRequired'],
  ['PO-REG-02', 'code', '12345', 'register.codeInvalid'],
  ['PO-REG-02', 'code', '1234567', 'register.codeInvalid'],
  ['PO-REG-02', 'code', 'a123456', 'register.codeInvalid'],
  ['PO-REG-02', 'code', '123456', undefined],
] as const)('%s %s %j breaks %s', (_row, field, value, id) => {
  expect(registerRules[field](value)?.id).toBe(id)
})

const FIELDS: RegisterFields = {
  school: '10002',
  enterpriseName: '',
  invitationCode: '',
  name: '李明',
  phone: '13900000008',
  code: '246810',
  agreed: true,
}

test('API-12 PO-REG-08 the registration travels with nickName, bizType E_PC and its type', () => {
  expect(registrationOf('3', FIELDS, '10002')).toEqual({
    grantType: 'MOBILE_LOGIN_REGISTER',
    mobile: '13900000008',
    code: '246810',
    nickName: '李明',
    registerType: '3',
    bizType: 'E_PC',
    terminalType: 'ALL_USER',
    tenantId: '10002',
  })
})

test('what the form lets pass, the server’s contract does too', () => {
  const names = fc.string({ unit: fc.constantFrom('李', '明', 'A', 'z', '.', '·', ' ', '1', '𠮷'), maxLength: 14 })
  fc.assert(
    fc.property(names, (name) => {
      if (registerRules.name(name) !== undefined) return
      expect(v.safeParse(login.request, registrationOf('1', { ...FIELDS, name }, '10001')).issues).toBeUndefined()
    }),
    { numRuns: 2000 },
  )
})

test('the form begins with every field empty', () => {
  expect(EMPTY_FIELDS).toEqual({
    school: '',
    enterpriseName: '',
    invitationCode: '',
    name: '',
    phone: '',
    code: '',
    agreed: false,
  })
})

test.each([
  ['nickName', 'name'],
  ['mobile', 'phone'],
  ['code', 'code'],
  ['qrCode', 'invitationCode'],
  ['enterpriseName', 'enterpriseName'],
  ['tenantId', 'school'],
  ['terminalType', null],
  ['constructor', null],
])('the server’s field %s is the form’s %s', (given, field) => {
  expect(fieldOfRequest(given)).toBe(field)
})
