import * as v from 'valibot'

import { BOOT_DATA_ELEMENT_ID, bootData, getModuleMap } from '@campus/contracts/composition'
import { getPublicSettings } from '@campus/contracts/public-settings'
import {
  getDetailByTenantId,
  getInfoByTenantId,
  getTenantByPreDomain,
  getTenantSettings,
} from '@campus/contracts/school'
import { endSession, storeSchool } from '@campus/session/session-actions'
import { sessionStore } from '@campus/session/session-store'
import { aBuSchool, aSchool } from '@campus/testing/builders'
import { requestsOf, respond } from '@campus/testing/fake-server'

import { openPage } from './open-page'

const school = aSchool({ universityName: '启明学校' })
const buSchool = aBuSchool({ projectName: '启明技能' })
const another = { tenantId: '20001', schoolInfo: aSchool({ universityName: '别校' }), buSchoolInfo: aBuSchool() }
const moduleMap = { id: 'map1', modules: [] }

beforeEach(() => {
  endSession()
  storeSchool(another)
})
afterEach(() => document.getElementById(BOOT_DATA_ELEMENT_ID)?.remove())

function expectSchoolStored(): void {
  expect(sessionStore.getState()).toMatchObject({
    tenantId: '10002',
    tenantInfo: { id: '10002' },
    schoolInfo: school,
    buSchoolInfo: buSchool,
  })
}

test('SH-27 the school that came with the page is stored', async () => {
  const element = document.createElement('script')
  element.id = BOOT_DATA_ELEMENT_ID
  element.type = 'application/json'
  element.textContent = JSON.stringify(
    v.parse(bootData, {
      tenantId: '10002',
      schoolInfo: school,
      buSchoolInfo: buSchool,
      tenantSettings: {},
      settings: { sites: {} },
      moduleMap,
    }),
  )
  document.body.append(element)
  await openPage()
  expectSchoolStored()
})

test('SH-27 where none came, school info and business-unit school info are loaded and stored', async () => {
  history.replaceState(null, '', '/')
  respond(getPublicSettings, { sites: {} })
  respond(getTenantByPreDomain, { id: '10002', name: '启明学校' })
  respond(getInfoByTenantId, school)
  respond(getDetailByTenantId, buSchool)
  respond(getTenantSettings, {})
  respond(getModuleMap, moduleMap)
  await openPage()
  expect(requestsOf(getInfoByTenantId)).toEqual([{ tenantId: '10002' }])
  expect(requestsOf(getDetailByTenantId)).toEqual([{ tenantId: '10002' }])
  expectSchoolStored()
})
