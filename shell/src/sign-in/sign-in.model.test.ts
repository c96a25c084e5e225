import * as v from 'valibot'

import { tokenRequest } from '@campus/contracts/sign-in'

import { EMPTY_FIELDS, signInRules, tokenRequestOf } from './sign-in.model'

test.each([
  ['SH-101', 'mobile', '', 'login.mobileRequired'],
  ['SH-102', 'mobile', '1380000000', 'login.mobileInvalid'],
  ['SH-102', 'mobile', '23800000001', 'login.mobileInvalid'],
  ['SH-102', 'mobile', '13800000001', undefined],
  ['SH-103', 'code', '', 'login.codeRequired'],
  ['SH-104', 'code', '12345', 'login.codeInvalid'],
  ['SH-104', 'code', '1234567', 'login.codeInvalid'],
  ['SH-104', 'code', 'x123456', 'login.codeInvalid'],
  ['SH-104', 'code', 'abcdef', 'login.codeInvalid'],
  ['SH-104', 'code', '123456', undefined],
  ['SH-105', 'password', '', 'login.passwordRequired'],
  ['SH-105', 'password', 'x', undefined],
] as const)('%s %s %j breaks %s', (_row, field, value, id) => {
  expect(signInRules[field](value)?.id).toBe(id)
})

test('the form begins empty, and nothing is agreed to', () => {
  expect(EMPTY_FIELDS).toEqual({ mobile: '', code: '', password: '', agreed: false })
})

const filled = { ...EMPTY_FIELDS, mobile: '13800000001', code: '123456', password: 'secret1' }

test('SH-107 a code asks for a sign-in that registers a new number', () => {
  expect(v.parse(tokenRequest, tokenRequestOf('code', filled, '10001'))).toEqual({
    grantType: 'MOBILE_LOGIN_REGISTER',
    mobile: '13800000001',
    code: '123456',
    tenantId: '10001',
    terminalType: 'ALL_USER',
    bizType: 'P_MINI',
  })
})

test('SH-107 a password asks with the number as user name', () => {
  expect(v.parse(tokenRequest, tokenRequestOf('password', filled, '10001'))).toEqual({
    grantType: 'PASSWORD',
    username: '13800000001',
    password: 'secret1',
    tenantId: '10001',
    terminalType: 'ALL_USER',
    bizType: 'P_MINI',
  })
})
