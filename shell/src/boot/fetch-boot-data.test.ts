import * as v from 'valibot'

import { getModuleMap } from '@campus/contracts/composition'
import { getPublicSettings } from '@campus/contracts/public-settings'
import {
  getDetailByTenantId,
  getInfoByTenantId,
  getTenantByPreDomain,
  getTenantSettings,
  tenantSettings,
} from '@campus/contracts/school'
import { configureHttp } from '@campus/http/client'
import { aBuSchool, aSchool } from '@campus/testing/builders'
import { refuse, requestsOf, respond } from '@campus/testing/fake-server'

import { anEntry } from '../modules/module-map.fixtures'
import { aSite } from '../testing/in-site'
import { SchoolNotFoundError } from './boot-data'
import { fetchBootData } from './fetch-boot-data'
import { httpOptions } from './http-options'

/** Host names of the suffix `site.example`, and the tenant of each. */
const HOSTS: Readonly<Record<string, string>> = { '': '10001', hailan: '10002', kingdee: '20001' }

beforeEach(() => {
  configureHttp(httpOptions(null))
  respond(getPublicSettings, { ...aSite().settings, domainSuffixes: ['site.example'] })
  respond(getTenantByPreDomain, ({ data }) => {
    const id = HOSTS[data]
    return id === undefined ? null : { id, name: id }
  })
  respond(getTenantSettings, ({ tenantId }) =>
    v.parse(tenantSettings, { brand: tenantId === '20001' ? 'kingdee' : '' }),
  )
  respond(getInfoByTenantId, aSchool())
  respond(getDetailByTenantId, aBuSchool())
  respond(getModuleMap, { id: 'map', modules: [] })
})

const tenantAt = async (address: string) => (await fetchBootData(new URL(address))).tenantId

test.each([
  ['http://site.example/', '10001'],
  ['http://hailan.site.example/news', '10002'],
  ['http://hailan.site.example/?schoolId=10001', '10001'],
  ['http://hailan.site.example/?tenantId=10001', '10001'],
  ['http://kingdee.site.example/?schoolId=10001', '10001'],
  ['http://hailan.site.example/study/homework?schoolId=10001', '10001'],
  ['http://nobody.site.example/study/homework?schoolId=10001', '10001'],
])('SH-21 SH-24 on a plain static host %s is the site of %s', async (address, tenantId) => {
  expect(await tenantAt(address)).toBe(tenantId)
  expect(requestsOf(getModuleMap)).toEqual([{ tenantId }])
})

test.each([
  ['http://kingdee.site.example/study/homework?schoolId=10001', '20001'],
  ['http://site.example/study/homework?schoolId=10002&tenantId=20001', '20001'],
  ['http://site.example/study/homework?schoolId=10002&tenantId=10001', '10002'],
])('ST-MINE-21 on a plain static host %s stays the site of %s', async (address, tenantId) => {
  expect(await tenantAt(address)).toBe(tenantId)
})

test('SH-29 a host of nobody is told', async () => {
  await expect(tenantAt('http://nobody.site.example/')).rejects.toBeInstanceOf(SchoolNotFoundError)
})

test('a partner’s site named that is none leaves the address to the school it names', async () => {
  refuse(getTenantSettings, { code: 40410, msg: '没有该学校' })
  await expect(tenantAt('http://site.example/study/homework?schoolId=10002&tenantId=9')).rejects.toMatchObject({
    code: 40410,
  })
  expect(requestsOf(getInfoByTenantId)).toEqual([{ tenantId: '10002' }])
})

describe('on a plain static host, a page of unfinished work', () => {
  const route = { path: '/study/test/answer', layout: 'study', login: true, title: 'school', special: false } as const
  const entry = { ...anEntry(), routes: [{ ...route, lease: 'answerLogId' }] }
  const answer = 'http://site.example/study/test/answer'

  test('gets the module map for that work, and no more of its address is told', async () => {
    const leaseFields = ['answerLogId']
    respond(getModuleMap, ({ address }) => ({ id: address ?? 'everybody', modules: [entry], leaseFields }))
    const { moduleMap } = await fetchBootData(new URL(`${answer}?token=secret&answerLogId=8&workId=7`))
    expect(moduleMap.id).toBe('/study/test/answer?answerLogId=8')
    expect(JSON.stringify(requestsOf(getModuleMap))).not.toContain('secret')
  })

  test.each([answer, `${answer}?workId=7`])('%s is none', async (address) => {
    respond(getModuleMap, { id: 'everybody', modules: [entry], leaseFields: ['answerLogId'] })
    await fetchBootData(new URL(address))
    expect(requestsOf(getModuleMap)).toEqual([{ tenantId: '10001' }])
  })
})
