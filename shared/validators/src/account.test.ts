import fc from 'fast-check'

import { describeRule, DIGITS, joined, LETTERS, textOf } from '../testing/describe-rule'
import * as account from './account'

const mobileNumber = textOf(DIGITS, 10, 10).map((rest) => `1${rest}`)
const areaCode = joined(fc.constant('0'), textOf(DIGITS, 2, 3), fc.constantFrom('', '-'))
const landlineNumber = joined(fc.oneof(areaCode, fc.constant('')), textOf(DIGITS, 7, 8))
const label = textOf(LETTERS + DIGITS)
const emailAddress = joined(label, fc.constant('@'), label, fc.constant('.'), textOf(LETTERS, 2, 6))

describeRule('VAL-26 password', account.password, {
  says: 'validators.password',
  accepts: ['abcdef', '123456', 'Abc123', 'a'.repeat(20)],
  refuses: ['abcde', 'a'.repeat(21), 'abc 12', 'abc_12', '密码密码密码', 'abcde!'],
  valid: textOf(LETTERS + DIGITS, 6, 20),
})

describeRule('VAL-27 mobile', account.mobile, {
  says: 'validators.mobile',
  accepts: ['13800138000', '10000000000', '19999999999'],
  refuses: [
    '1380013800',
    '138001380000',
    '23800138000',
    '1380013800a',
    '138 0013 8000',
    '+8613800138000',
    '１3800138000',
  ],
  valid: mobileNumber,
})

describeRule('VAL-28 landline', account.landline, {
  says: 'validators.landline',
  accepts: ['1234567', '12345678', '010-12345678', '01012345678', '0755-1234567', '07551234567'],
  refuses: [
    '123456',
    '123456789',
    '10-12345678',
    '01-1234567',
    '07555-1234567',
    '010--12345678',
    '010 12345678',
    '(010)12345678',
  ],
  valid: landlineNumber,
})

describeRule('VAL-29 mobile or landline', account.contact, {
  says: 'validators.contact',
  accepts: ['13800138000', '010-12345678', '1234567'],
  refuses: ['138001380000', '123456', '13800138000-1', 'a@b.cn'],
  valid: fc.oneof(mobileNumber, landlineNumber),
})

describeRule('VAL-30 e-mail', account.email, {
  says: 'validators.email',
  accepts: ['a@b.cn', 'first.last+tag@mail.example.com', 'a_b-c@x-y.org', "o'neil@b.co", `${'a'.repeat(64)}@b.cn`],
  refuses: [
    'a',
    '@b.cn',
    'a@',
    'a@b',
    'a@b.c',
    'a@.cn',
    'a@b..cn',
    'a@-b.cn',
    'a@b-.cn',
    '.a@b.cn',
    'a.@b.cn',
    'a..b@c.cn',
    'a@b@c.cn',
    'a b@c.cn',
    'a@b.12',
    '用户@b.cn',
    `${'a'.repeat(65)}@b.cn`,
    `a@${'b'.repeat(64)}.cn`,
    `a@${'b.'.repeat(126)}cn`,
  ],
  valid: emailAddress,
})

describeRule('VAL-31 mobile or e-mail', account.mobileOrEmail, {
  says: 'validators.mobileOrEmail',
  accepts: ['13800138000', 'a@b.cn'],
  refuses: ['1380013800', 'a@b', 'user', '010-12345678'],
  valid: fc.oneof(mobileNumber, emailAddress),
})

describeRule('VAL-32 QQ number', account.qq, {
  says: 'validators.qq',
  accepts: ['10000', '123456789012'],
  refuses: ['1234', '1234567890123', '012345', '1234a', '12 345'],
  valid: textOf(DIGITS, 4, 11).map((rest) => `1${rest}`),
})

describeRule('VAL-33 WeChat id', account.wechat, {
  says: 'validators.wechat',
  accepts: ['abcdef', 'a12345', 'A_b-c1', `a${'1'.repeat(19)}`],
  refuses: ['abcde', `a${'1'.repeat(20)}`, '1abcde', '_abcde', 'abc.de', 'abc de', '微信abcd'],
  valid: joined(textOf(LETTERS, 1, 1), textOf(LETTERS + DIGITS + '_-', 5, 19)),
})

describeRule('VAL-34 phone with an optional prefix', account.phonePrefixed, {
  says: 'validators.phonePrefixed',
  accepts: ['13800138000', '+8613800138000', '008613800138000'],
  refuses: [
    '8613800138000',
    '+8513800138000',
    '+861380013800',
    '+86',
    '+86+8613800138000',
    '0861380013800',
    '23800138000',
  ],
  valid: joined(fc.constantFrom('', '+86', '0086'), mobileNumber),
})
