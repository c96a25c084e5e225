/** A message that tells of a seat: ordered in a transaction, sent when that has committed. */
import pino from 'pino'

import { openSmsReceiver, type SmsReceiver } from '../../testing/sms-receiver'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { JobRunner } from '../jobs/job-runner'
import { jobs } from '../jobs/job.schema'
import { canTellOfAdmission } from './send-sms'
import { tellAdmissionJob, tellOfAdmission } from './tell-admission'

const TENANT = '10002'
const LATER_MS = 60_000

let receiver: SmsReceiver
let server: TestServer
let now: Date
beforeAll(async () => {
  receiver = await openSmsReceiver()
  server = await openTestServer({ environment: receiver.settings })
})
beforeEach(async () => {
  now = TEST_NOW
  receiver.answerWith()
  receiver.received.length = 0
  await server.database.asOwner((tx) => tx.delete(jobs))
})
afterAll(async () => {
  await server.close()
  await receiver.close()
})

const runJobs = (of: TestServer = server) =>
  new JobRunner({
    database: of.database,
    log: pino({ level: 'silent' }),
    jobs: [tellAdmissionJob(of.config)],
    now: () => now,
  }).look()
const waiting = (of: TestServer = server) => of.database.asOwner((tx) => tx.$count(jobs))

function order(of: TestServer = server, after: () => void = () => undefined) {
  const admission = { tenantId: TENANT, key: 'one', mobile: '13900000001', className: '保育师1班' }
  return of.database.withTenant(TENANT, async (tx) => {
    await tellOfAdmission({ tx, now }, admission)
    after()
  })
}

test('it names the school and the class, once', async () => {
  await order()
  expect(receiver.received).toEqual([])
  await runJobs()
  await runJobs()
  expect(receiver.received.map(({ data }) => data)).toEqual([
    {
      mobile: '13900000001',
      school: { id: TENANT, name: '海岚健康技能学院' },
      purpose: 'admitted',
      className: '保育师1班',
      text: '【海岚健康技能学院】您已被录取到“保育师1班”。请登录学校网站，在“我的学习”进入班级。',
    },
  ])
  expect(await waiting()).toBe(0)
})

test('nobody is told of a seat that was not given after all', async () => {
  const broken = order(server, () => {
    throw new Error('refused')
  })
  await expect(broken).rejects.toThrow('refused')
  await runJobs()
  expect(receiver.received).toEqual([])
})

test('what the provider refuses is tried again', async () => {
  receiver.answerWith((response) => response.writeHead(500).end())
  await order()
  await runJobs()
  expect(await waiting()).toBe(1)
  receiver.answerWith()
  now = new Date(now.getTime() + LATER_MS)
  await runJobs()
  expect([receiver.received.length, await waiting()]).toEqual([2, 0])
})

test('what may have arrived is not sent again', async () => {
  receiver.answerWith((response) => response.destroy())
  await order()
  await runJobs()
  expect([receiver.received.length, await waiting()]).toEqual([1, 0])
})

test('in production without a provider it comes to nothing', async () => {
  const silent = await openTestServer({ environment: { ENVIRONMENT: 'production' } })
  await order(silent)
  await runJobs(silent)
  expect(await waiting(silent)).toBe(0)
  expect((await silent.database.asOwner((tx) => tx.select().from(jobs))).length).toBe(0)
  await silent.close()
})

test.each([
  ['webhook', '', true],
  ['aliyun', '', false],
  ['aliyun', 'SMS_8', true],
  ['tencent', '', false],
  ['tencent', '78', true],
  ['outbox', '', false],
] as const)('in production, %s with the template %j tells of it: %s', (smsProvider, smsAdmissionTemplate, can) => {
  expect(canTellOfAdmission({ smsProvider, smsAdmissionTemplate, environment: 'production' })).toBe(can)
})
