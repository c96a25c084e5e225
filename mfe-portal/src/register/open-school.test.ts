import { schoolAddress } from './open-school'

test.each([
  ['one-time&code', '/sso-login?schoolId=10002&joined=1&code=one-time%26code'],
  [null, '/login?schoolId=10002&joined=1'],
])('PO-REG-09 with the code %j another school is entered at %s', (code, address) => {
  expect(schoolAddress('10002', code)).toBe(address)
})
