import type { CallDefinition } from '@campus/contracts/call'
import { TOLD_CODES } from '@campus/contracts/errors'
import {
  getDetailByTenantId,
  getDomainByDomainType,
  getInfoByTenantId,
  getTenantByPreDomain,
  getTenantSettings,
} from '@campus/contracts/school'

import { Notices } from '../../platform/database/notices'
import { ApiRefusedError, type AskApi } from './api-caller'
import { Schools } from './schools'

let notices: Notices
let names: Record<string, string>
let asked: string[]
let waiting: (() => void)[]
let held: boolean
let clock = 1
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] })
  jest.spyOn(performance, 'now').mockImplementation(() => clock)
  notices = new Notices()
  names = { '1': '甲' }
  asked = []
  waiting = []
  held = false
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function pass(milliseconds: number): void {
  clock += milliseconds
  jest.advanceTimersByTime(milliseconds)
}

/** An API that knows the names in `names`. */
const ask = (async (call: CallDefinition, payload: Record<string, string>) => {
  asked.push(call.id)
  const { tenantId = '' } = payload
  const name = names[tenantId]
  if (held) await new Promise<void>((resolve) => waiting.push(resolve))
  if (call === getTenantByPreDomain) return names['host'] === undefined ? null : { id: names['host'] }
  if (call === getDomainByDomainType) return ''
  if (name === undefined) throw new ApiRefusedError(TOLD_CODES.tenantNotFound, call)
  return { [getInfoByTenantId.id]: { universityName: name }, [getDetailByTenantId.id]: {}, [getTenantSettings.id]: {} }[
    call.id
  ]
}) as unknown as AskApi

const source = () => ({ onNotice: notices.listen.bind(notices) })
const loads = () => asked.filter((id) => id === getInfoByTenantId.id).length
const nameOf = async (schools: Schools) => (await schools.find({ tenantId: '1' }, 't'))?.schoolInfo.universityName

test('a school is loaded once for all who ask at once and later, and again when its change is told', async () => {
  const schools = new Schools(ask, source())
  expect(await Promise.all([nameOf(schools), nameOf(schools)])).toEqual(['甲', '甲'])
  pass(20_000)
  expect([await nameOf(schools), loads()]).toEqual(['甲', 1])
  names['1'] = '乙'
  notices.deliver('school:2')
  expect([await nameOf(schools), loads()]).toEqual(['甲', 1])
  notices.deliver('school:1')
  expect([await nameOf(schools), loads()]).toEqual(['乙', 2])
})

test('where notices may have been missed, everything is loaded again', async () => {
  const schools = new Schools(ask, source())
  await nameOf(schools)
  names['1'] = '乙'
  notices.missed()
  expect(await nameOf(schools)).toBe('乙')
})

test('a change nobody told of is seen after half a minute, at a back end elsewhere within a second', async () => {
  const ours = new Schools(ask, source())
  const elsewhere = new Schools(ask, null)
  await Promise.all([nameOf(ours), nameOf(elsewhere)])
  names['1'] = '乙'
  pass(950)
  expect([await nameOf(ours), await nameOf(elsewhere)]).toEqual(['甲', '乙'])
  pass(30_000)
  expect(await nameOf(ours)).toBe('乙')
})

test('a school that did not change stays the same object', async () => {
  const schools = new Schools(ask, source())
  const first = await schools.find({ tenantId: '1' }, 't')
  pass(31_000)
  expect(await schools.find({ tenantId: '1' }, 't')).toBe(first)
  expect(loads()).toBe(2)
})

test('what was being read when a change was told is not kept', async () => {
  const schools = new Schools(ask, source())
  held = true
  const early = nameOf(schools)
  held = false
  names['1'] = '乙'
  notices.deliver('school:1')
  const late = nameOf(schools)
  for (const go of waiting) go()
  expect([await early, await late, await nameOf(schools)]).toEqual(['甲', '乙', '乙'])
})

test('a name without a school is asked again when names are changed; a failure is not kept', async () => {
  const schools = new Schools(ask, source())
  const find = () => schools.find({ preDomain: 'host' }, 't')
  expect([await find(), await find()]).toEqual([null, null])
  names['host'] = '1'
  expect(await find()).toBeNull()
  notices.deliver('host:host')
  expect((await find())?.tenantId).toBe('1')
  const broken = new Schools(() => Promise.reject(new Error('down')), source())
  await expect(broken.find({ tenantId: '1' }, 't')).rejects.toThrow('down')
  await expect(broken.find({ tenantId: '1' }, 't')).rejects.toThrow('down')
})
