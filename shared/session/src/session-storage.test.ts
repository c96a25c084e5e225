import { readStoredSession, sessionStorageOf } from './session-storage'

const OFF = { isKingDee: 0, isGdhuanbao: 0, isKuka: 0 }
const school = {
  logo: '',
  address: '甲路1号',
  latitude: 1,
  longitude: 2,
  projectName: '',
  universityName: '甲校',
  universityId: '',
  schoolType: '',
  schoolTypeName: '',
}
const user = { id: 'u1', avatar: '', realName: '王晓', nickName: '', username: '', mobile: '13800000001' }

describe('SH-35 what was kept is read field by field', () => {
  test.each<[string, unknown, unknown]>([
    ['tenantId', '10001', '10001'],
    ['token', 'tkn', 'tkn'],
    ['tokenExpireTime', '2099-01-01 00:00:00', '2099-01-01 00:00:00'],
    ['tenantInfo', { id: '10001' }, { id: '10001' }],
    ['schoolInfo', school, school],
    ['location', { lat: 23.1, lng: 113.3 }, { lat: 23.1, lng: 113.3 }],
    ['userInfo', { type: 'visitor', id: 'v1' }, { type: 'visitor', userId: '', id: 'v1' }],
    ['userInfo', { type: 'user', ...user }, { type: 'user', userId: 'u1', ...user }],
  ])('%s as %j', (name, stored, read) => {
    expect(readStoredSession(JSON.stringify({ [name]: stored }))).toEqual({ ...OFF, [name]: read })
  })

  test('the school as a business unit, missing texts as empty ones', () => {
    const { buSchoolInfo } = readStoredSession(JSON.stringify({ buSchoolInfo: { projectName: '启明技能' } }))
    expect(buSchoolInfo).toMatchObject({ projectName: '启明技能', logo: '', certificationOrganizationList: [] })
  })

  test.each<[string, unknown]>([
    ['tenantId', 7],
    ['token', null],
    ['tokenExpireTime', 7],
    ['tenantInfo', {}],
    ['tenantInfo', '10001'],
    ['schoolInfo', 7],
    ['buSchoolInfo', 7],
    ['location', { lat: 1 }],
    ['location', { lat: '1', lng: 2 }],
    ['userInfo', { type: 'visitor', id: '' }],
    ['userInfo', { type: 'robot', id: 'r' }],
    ['userInfo', { type: 'user', avatar: '' }],
  ])('a damaged %s, %j, is absent', (name, stored) => {
    expect(Object.keys(readStoredSession(JSON.stringify({ [name]: stored })))).toEqual(Object.keys(OFF))
  })

  test.each([
    ['isKingDee', { ...OFF, isKingDee: 1 }],
    ['isGdhuanbao', { ...OFF, isGdhuanbao: 1 }],
    ['isKuka', { ...OFF, isKuka: 1 }],
  ])('SH-37 the flag %s alone', (name, flags) => {
    expect(readStoredSession(JSON.stringify({ [name]: '1' }))).toEqual(flags)
  })

  test('SH-36 of several flags one counts', () => {
    expect(readStoredSession(JSON.stringify({ isGdhuanbao: 1, isKuka: 1 }))).toEqual({ ...OFF, isGdhuanbao: 1 })
  })

  test.each(['{', '', 'null', '7', '"text"'])('nothing is read from %j', (json) => {
    expect(readStoredSession(json)).toEqual({})
  })
})

describe('the place in local storage', () => {
  const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })

  test('SH-34 is written as JSON, read back and removed', () => {
    const onUnavailable = jest.fn()
    const storage = sessionStorageOf(onUnavailable)
    void storage.setItem('place', { state: { token: 'tkn' } })
    expect(localStorage.getItem('place')).toBe('{"token":"tkn"}')
    expect(storage.getItem('place')).toEqual({ state: { ...OFF, token: 'tkn' } })
    void storage.removeItem('place')
    expect(localStorage.getItem('place')).toBeNull()
    expect(storage.getItem('place')).toBeNull()
    expect(onUnavailable).not.toHaveBeenCalled()
  })

  test('where it is blocked nothing is read, nothing throws, and that is told once', () => {
    refuse('getItem')
    refuse('setItem')
    refuse('removeItem')
    const onUnavailable = jest.fn()
    const storage = sessionStorageOf(onUnavailable)
    expect(storage.getItem('place')).toBeNull()
    expect(onUnavailable).toHaveBeenCalledTimes(1)
    expect(() => void storage.setItem('place', { state: {} })).not.toThrow()
    expect(() => void storage.removeItem('place')).not.toThrow()
    expect(onUnavailable).toHaveBeenCalledTimes(1)
  })
})
