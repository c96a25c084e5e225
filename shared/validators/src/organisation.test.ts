import fc from 'fast-check'

import { describeRule, DIGITS, HAN, joined, LETTERS, textOf } from '../testing/describe-rule'
import * as organisation from './organisation'

const CAPITALS = LETTERS.slice(0, 26)

describeRule('VAL-43 company name', organisation.companyName, {
  says: 'validators.companyName',
  accepts: ['启明', '启明教育科技（北京）有限公司', 'A&B Co. (Asia)', '阿里·巴巴-2', '𠮷野'],
  refuses: ['启', 'A', '启明！', '启明，', '启明_科技', 'a/b', '启明\n', '启明　科技'],
  valid: textOf(HAN + LETTERS + DIGITS + ' ()（）&.·-', 2),
})

describeRule('VAL-44 organisation code', organisation.organisationCode, {
  says: 'validators.organisationCode',
  accepts: ['12345678-9', 'ABCDEFGH-X', 'a1b2c3d4-0'],
  refuses: ['123456789', '1234567-9', '123456789-0', '12345678-', '12345678-90', '12345678_9', '1234567中-9'],
  valid: joined(textOf(LETTERS + DIGITS, 8, 8), fc.constant('-'), textOf(LETTERS + DIGITS, 1, 1)),
})

describeRule('VAL-45 business licence', organisation.businessLicence, {
  says: 'validators.businessLicence',
  accepts: ['123456789012345', '91110000MA00ABCD1X', '91110000ma00abcd1x', '123456789012345678'],
  refuses: [
    '12345678901234',
    '1234567890123456',
    '12345678901234A',
    '91110000MA00ABCD1',
    '91110000MA00ABCD1XX',
    '91110000MA00-BCD1X',
  ],
  valid: fc.oneof(textOf(DIGITS, 15, 15), textOf(LETTERS + DIGITS, 18, 18)),
})

describeRule('VAL-46 unified social credit code', organisation.creditCode, {
  says: 'validators.creditCode',
  accepts: ['91110000MA00ABCD1X', '123456789012345', 'ABCDEFGHIJKLMNO', '123456789012345678'],
  refuses: [
    '91110000MA00ABCD1x',
    '91110000MA00ABCD1',
    '12345678901234',
    '1234567890123456',
    '91110000MA00ABCD1XX',
    '91110000MA00 BCD1X',
  ],
  valid: fc.oneof(textOf(CAPITALS + DIGITS, 15, 15), textOf(CAPITALS + DIGITS, 18, 18)),
})
