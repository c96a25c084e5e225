import Fastify, { LogController, type FastifyBaseLogger } from 'fastify'

import { createLogger } from '../../logging'
import { logRequests } from './request-log'

test('a line says when, what, where and how it ended; nothing of the query, of headers or of what was sent', async () => {
  const lines: string[] = []
  const log: FastifyBaseLogger = createLogger({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) })
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: () => 'trace-1',
  })
  logRequests(app)
  app.post('/call', (request, reply) => {
    request.tenantId = '10001'
    return reply.code(403).send({ secret: 'of the answer' })
  })
  const { headers } = await app.inject({
    method: 'POST',
    url: '/call?mobile=13800000001',
    headers: { token: 'of a session' },
    payload: { password: 'of a person' },
  })
  await app.close()
  expect(headers['x-trace-id']).toBe('trace-1')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    traceId: 'trace-1',
    method: 'POST',
    path: '/call',
    status: 403,
    ms: expect.any(Number),
    tenant: '10001',
    msg: 'request',
  })
})
