import { CERTIFICATE_KINDS } from '../common/record/certificate-record.model'
import { lookupAddress } from './lookup.model'

describe('CE-01 the tab in the address', () => {
  test.each([
    ['', 'skill'],
    ['tab=0', 'skill'],
    ['tab=1', 'training'],
    ['tab=2', 'skill'],
  ])('%p is %s', (query, kind) => {
    expect(CERTIFICATE_KINDS[lookupAddress.parse(new URLSearchParams(query)).tab]).toBe(kind)
  })

  test.each([
    [0, 'schoolId=20001'],
    [1, 'schoolId=20001&tab=1'],
  ] as const)('tab %p is %p, other parameters stay', (tab, query) => {
    expect(lookupAddress.query(new URLSearchParams('schoolId=20001&tab=1'), { tab }).toString()).toBe(query)
  })
})
