import { AGREEMENT_TYPES, getAgreement } from '@campus/contracts/agreement'

import { SAMPLE_SCHOOLS } from '../../sample/sample-schools'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { agreements } from './agreement.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe.each(SAMPLE_SCHOOLS)('$name', ({ id, name }) => {
  test.each(AGREEMENT_TYPES)('SH-106 its %s agreement speaks of this school only', async (type) => {
    const found = await server.call(getAgreement, { type }, { tenantId: id })
    expect(found?.content).toContain(name)
    expect(found?.updatedTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    for (const other of SAMPLE_SCHOOLS.filter((school) => school.id !== id)) {
      expect(found?.content).not.toContain(other.name)
    }
  })
})

test('a school without one says so, an unknown type is refused by name', async () => {
  await server.database.withTenant('10002', (tx) => tx.delete(agreements))
  expect(await server.call(getAgreement, { type: 'privacy' }, { tenantId: '10002' })).toBeNull()
  expect(await server.call(getAgreement, { type: 'privacy' }, { tenantId: '10001' })).not.toBeNull()
  const refused = await server.send(getAgreement, { type: 'cookies' })
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 40000, field: 'type' }])
})
