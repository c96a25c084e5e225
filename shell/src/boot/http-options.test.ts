import * as v from 'valibot'

import { publicSettings } from '@campus/contracts/public-settings'
import { querySchoolBrowseCount } from '@campus/contracts/school'
import { call, configureHttp } from '@campus/http/client'
import { endSession, setBrand, storeToken } from '@campus/session/session-actions'
import { openSession } from '@campus/session/session-keeper'
import { headersOf, respond } from '@campus/testing/fake-server'

import { httpOptions } from './http-options'

beforeEach(() => {
  openSession({ tenantId: '10002', storagePrefix: 'campus:' })
  endSession()
  setBrand(null)
  respond(querySchoolBrowseCount, 1)
})

async function headersSent(settings: object | null): Promise<Readonly<Record<string, unknown>> | undefined> {
  configureHttp(httpOptions(settings === null ? null : v.parse(publicSettings, { sites: {}, ...settings })))
  await call(querySchoolBrowseCount, { schoolId: '10002' })
  return headersOf(querySchoolBrowseCount)
}

test('HTTP-01 HTTP-02 every call names the school twice: a school is a tenant', async () => {
  expect(await headersSent({})).toMatchObject({ tenantid: '10002', schoolid: '10002', platformtype: 'SZYX' })
})

test('HTTP-03 the session’s token goes along as soon as there is one', async () => {
  expect(await headersSent({})).not.toHaveProperty('token')
  storeToken({ token: 'tkn', expiration: '' })
  expect(await headersSent({})).toMatchObject({ token: 'tkn' })
})

test('HTTP-05 HTTP-06 SH-122 SH-123 version and application come from the settings; without them no header is sent', async () => {
  const empty = await headersSent({})
  expect(empty).not.toHaveProperty('gray_version')
  expect(empty).not.toHaveProperty('applicationid')
  expect(await headersSent({ grayVersion: 'g-7', applicationId: 'app-7' })).toMatchObject({
    gray_version: 'g-7',
    applicationid: 'app-7',
  })
})
