import fc from 'fast-check'

import { describeRule, DIGITS, HAN, integerText, joined, LETTERS, textOf } from '../testing/describe-rule'
import * as identity from './identity'

describeRule('VAL-35 ID card', identity.idCard, {
  says: 'validators.idCard',
  accepts: ['110101900101123', '110101199001011234', '11010119900101123X', '11010119900101123x'],
  refuses: [
    '11010190010112',
    '1101011990010112',
    '11010119900101123',
    '1101011990010112345',
    '11010190010112X',
    '1101011990010112X3',
    'X10101199001011234',
    '11010119900101123Y',
  ],
  valid: fc.oneof(textOf(DIGITS, 15, 15), joined(textOf(DIGITS, 17, 17), textOf(DIGITS + 'Xx', 1, 1))),
})

describeRule('VAL-36 licence plate', identity.licencePlate, {
  says: 'validators.licencePlate',
  accepts: [
    '京A12345',
    '粤B1234港',
    '粤Z1234澳',
    '沪C1234学',
    '鲁D1234挂',
    '苏E1234警',
    '粤BD12345',
    '浙AF12345',
    '京a1b2c3',
  ],
  refuses: [
    'A12345',
    '京12345',
    '京A1234',
    '京A1234567',
    '国A12345',
    '京A123挂4',
    '粤BD1234挂',
    '京AA 2345',
    '京A1234中',
    '京A-2345',
  ],
  valid: joined(
    textOf('京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼', 1, 1),
    textOf(LETTERS, 1, 1),
    fc.oneof(
      textOf(LETTERS + DIGITS, 5, 6),
      joined(textOf(LETTERS + DIGITS, 4, 4), fc.constantFrom('挂', '学', '警', '港', '澳')),
    ),
  ),
})

describeRule('VAL-37 address', identity.address, {
  says: 'validators.address',
  accepts: ['北京市朝阳区建国路1号', 'A座 3-201#', '科技园（南区）(B), 5.2、6号，旁'],
  refuses: ['北京市；朝阳区', 'a@b', '1/2号', '朝阳区\n', '“路”', '路_1', '全　角'],
  valid: textOf(HAN + LETTERS + DIGITS + ' #-()（）.,，、'),
})

describeRule('VAL-38 postal code', identity.postalCode, {
  says: 'validators.postalCode',
  accepts: ['100000', '000000', '518057'],
  refuses: ['10000', '1000000', '10000a', '10 000', '-10000'],
  valid: textOf(DIGITS, 6, 6),
})

describeRule('VAL-39 bank card', identity.bankCard, {
  says: 'validators.bankCard',
  accepts: ['123456789012', '6222021234567890123'],
  refuses: ['12345678901', '12345678901234567890', '6222 0212 3456 7890', '62220212345678X'],
  valid: textOf(DIGITS, 12, 19),
})

describeRule('VAL-40 URL', identity.url, {
  says: 'validators.url',
  accepts: [
    'http://example.com',
    'https://www.example.com/a/b?c=d&e=%20#f',
    'HTTPS://EXAMPLE.COM',
    'https://例子.中国/路径',
    'http://localhost:8080/',
    'http://192.168.0.1:80',
    'http://[::1]/',
  ],
  refuses: [
    'example.com',
    'www.example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    '//example.com',
    'http:example.com',
    'http://',
    'http:///a.b',
    'http://a b.com',
    'https://example.com/a b',
    'http://example',
    'http://example.com:99999',
    'http://[::1',
  ],
  valid: joined(
    fc.constantFrom('http://', 'https://'),
    textOf(LETTERS),
    fc.constantFrom('.cn', '.com'),
    textOf(LETTERS + DIGITS + '-_.~', 0).map((path) => `/${path}`),
  ),
  foreign: ' ',
})

describeRule('VAL-41 fax', identity.fax, {
  says: 'validators.fax',
  accepts: [
    '12345678',
    '010-12345678',
    '01012345678',
    '010-12345678-801',
    '+86-010-12345678',
    '+86-10-12345678',
    '+8675512345678',
    '0086-755-1234567-1',
    '+1-12345678',
    '1234567',
    '+852-1234567',
    '008521234567',
    '021-1234567-123456',
    '0755-12345678-1',
    '12345678-801',
  ],
  refuses: [
    '123456',
    '123456789',
    '1010-12345678',
    '01-12345678',
    '01010-12345678',
    '+8521-010-12345678',
    '+86--12345678',
    '00-12345678',
    '010--12345678',
    '010-123456',
    '010-123456789',
    '010-12345678-12345-1',
    '+86-010-12345678-',
    '010-12345678-',
    '86-010-12345678',
    '+-12345678',
    '+86',
    '010-12345678-1234567',
    '010-12345678 801',
    'a',
  ],
  valid: joined(
    fc.constantFrom('', '+86-', '0086-', '+86'),
    fc.constantFrom('', '010-', '0755-', '010'),
    textOf(DIGITS, 7, 8),
    fc.constantFrom('', '-1', '-801', '-123456'),
  ),
})

describeRule('VAL-42 IPv4', identity.ipv4, {
  says: 'validators.ipv4',
  accepts: ['0.0.0.0', '127.0.0.1', '192.168.10.99', '255.255.255.255'],
  refuses: [
    '256.0.0.0',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.',
    '.1.2.3',
    '1..2.3',
    '01.2.3.4',
    '1.2.3.-4',
    '1.2.3.a',
    '1.2.3.4 ',
    '1.2.3.1000',
    '0x1.2.3.4',
  ],
  valid: fc.tuple(...Array.from({ length: 4 }, () => integerText(0, 255))).map((parts) => parts.join('.')),
})
