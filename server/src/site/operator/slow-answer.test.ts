import Fastify, { type FastifyInstance } from 'fastify'

import { success } from '../../platform/http/envelope'
import { OperatorRefusedError } from '../../platform/operator-call'
import { tellFailures } from './operator-answers'
import { slowAnswer } from './slow-answer'

let app: FastifyInstance
let work: Promise<ReturnType<typeof success>>
beforeAll(async () => {
  app = Fastify({ logger: false })
  tellFailures(app)
  app.get('/slow', (request, reply) => slowAnswer(request, reply, work, 10))
  await app.ready()
})
afterAll(() => app.close())

const done = success({ rows: 3 }, 'trace')
const after = async (spaces: number) => {
  await new Promise((resolve) => setTimeout(resolve, spaces * 10 + 5))
}

test('what is done soon is answered as ever', async () => {
  work = Promise.resolve(done)
  const { body } = await app.inject('/slow')
  expect(body).toBe(JSON.stringify(done))
})

test('spaces go ahead of what takes longer, and the whole is JSON', async () => {
  work = after(5).then(() => done)
  const response = await app.inject('/slow')
  expect(response.body).toMatch(/^ +\{/)
  expect(response.json()).toEqual(done)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
})

test.each<[string, Error, string]>([
  ['a refusal', new OperatorRefusedError('There is no work 7.'), 'There is no work 7.'],
  ['a failure', new Error('secret'), 'The server failed; its log says why.'],
])('%s that comes late is told in the envelope', async (_, error, msg) => {
  work = after(5).then(() => {
    throw error
  })
  const response = await app.inject('/slow')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ msg, data: null })
  expect(response.json().code).not.toBe(0)
})
