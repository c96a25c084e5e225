/** The example school of the docs is brought in as it is, and its learner finds everything in its place. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { login } from '@campus/contracts/sign-in'
import { queryStudentClassAndPeriodList } from '@campus/contracts/study'
import { getCourseTree } from '@campus/contracts/study-course'

import { importedTables } from '../../../domains'
import { tenants } from '../../../platform/tenants/tenants.schema'
import { importContext } from '../../../testing/test-import'
import { openTestSite, type TestSite } from '../../../testing/test-site'
import { runCommand } from '../operator-command'
import { EXAMPLE_SCHOOL, exampleTexts } from './example-school'
import { exportFolder } from './export-folder'

const PASSWORD = 'a-password-of-twenty-characters'
const at = { tenantId: 'minghu' }

let site: TestSite
let environment: NodeJS.ProcessEnv
beforeAll(async () => {
  site = await openTestSite({ OPERATOR_PASSWORD: PASSWORD, LOG_LEVEL: 'silent' })
  await site.server.app.listen({ port: 0, host: 'localhost' })
  const address = site.server.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  environment = { PORT: String(address.port), OPERATOR_PASSWORD: PASSWORD }
  await site.server.database.asOwner((tx) => tx.delete(tenants))
})
afterAll(() => site.close())

const operator = (...command: string[]) => runCommand(command, environment)

test('it has a file of every table', () => {
  expect([...exampleTexts().keys()].sort()).toEqual(importedTables.map(({ name }) => name).sort())
})

test('it is taken as it is: nothing is told but what was written', async () => {
  const lines = (await operator('import', EXAMPLE_SCHOOL)).split('\n')
  expect(lines.filter((line) => !/^ *\d+ {2}\S+\.csv$/.test(line))).toEqual(['All of it is written.'])
})

test('what is exported is the same when it is brought in again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'example-'))
  const before = await exportFolder(importContext(site.server))
  await operator('export', folder)
  await site.server.database.asOwner((tx) => tx.delete(tenants))
  await operator('import', EXAMPLE_SCHOOL)
  await operator('import', folder)
  const after = await exportFolder(importContext(site.server))
  expect(after.files).toEqual(before.files)
  rmSync(folder, { recursive: true, force: true })
})

test('a learner signs in with the password of the folder and finds the class and its course', async () => {
  const { token } = await site.server.call(
    login,
    {
      grantType: 'PASSWORD',
      username: '13900001001',
      password: 'river-stone-41',
      tenantId: 'minghu',
      terminalType: 'ALL_USER',
      bizType: 'P_MINI',
    },
    at,
  )
  const cards = await site.server.call(queryStudentClassAndPeriodList, {}, { token, ...at })
  expect(cards).toMatchObject([{ classId: 'class1', className: '电工1班', classStudentTotal: 2 }])
  const chapters = await site.server.call(getCourseTree, { courseId: 'co1', classId: 'class1' }, { token, ...at })
  expect(JSON.stringify(chapters)).toContain('配电箱安装实训')
})
