import { aUser } from '@campus/testing/builders'

import { ownLabel, strangersLabel } from './person-label'

test.each([
  [{ realName: '林小满', mobile: '13800000001' }, '林小满 138****0001', '林** 138****0001'],
  [{ realName: '', nickName: '小满', mobile: '13800000001' }, '小满 138****0001', '小* 138****0001'],
  [{ realName: '', nickName: '', mobile: '13800000001' }, '138****0001', '138****0001'],
  [{ realName: '', nickName: '', username: '13800000001', mobile: '13800000001' }, '138****0001', '138****0001'],
  [{ realName: '林小满', mobile: '' }, '林小满', '林**'],
])('%j is %s to themselves and %s to others', (fields, own, strangers) => {
  expect(ownLabel(aUser(fields))).toBe(own)
  expect(strangersLabel(aUser(fields))).toBe(strangers)
})
