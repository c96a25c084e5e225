import { openTestServer, type TestServer } from '../../testing/test-server'
import { violationsIn } from './csp-report'

const OLD = {
  'csp-report': {
    'document-uri': 'http://localhost/query_pc?name=somebody',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?token=1',
    'source-file': 'http://localhost/main.js',
    disposition: 'enforce',
  },
}
const VIOLATION = {
  directive: 'script-src-elem',
  blocked: 'https://evil.example/x.js',
  page: 'http://localhost/query_pc',
  source: 'http://localhost/main.js',
  disposition: 'enforce',
}

test('both shapes of a report are read, without what an address may carry of a person', () => {
  expect(violationsIn(JSON.stringify(OLD))).toEqual([VIOLATION])
  const reported = {
    type: 'csp-violation',
    url: 'x',
    body: {
      documentURL: 'http://localhost/query_pc?name=somebody',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/x.js?token=1',
      sourceFile: 'http://localhost/main.js',
      disposition: 'enforce',
    },
  }
  expect(violationsIn(JSON.stringify([reported, reported]))).toEqual([VIOLATION, VIOLATION])
})

test.each(['', '{', 'null', '1', '"x"', '{}', '[1]', '{"csp-report":1}', '{"body":null}'])(
  '%s is no report',
  (body) => {
    expect(violationsIn(body)).toBeNull()
  },
)

describe('the endpoint', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer({ environment: { LOG_LEVEL: 'silent' } })
  })
  afterAll(() => server.close())

  const report = (payload: string, type = 'application/csp-report') =>
    server.app.inject({ method: 'POST', url: '/csp-report', payload, headers: { 'content-type': type } })

  test('keeps the last hundred for developers', async () => {
    for (let index = 0; index < 120; index += 1) {
      const body = { 'csp-report': { ...OLD['csp-report'], 'blocked-uri': `https://evil.example/${index}.js` } }
      expect((await report(JSON.stringify(body))).statusCode).toBe(204)
    }
    const kept = (await server.app.inject('/csp-report.json')).json<{ blocked: string }[]>()
    expect(kept).toHaveLength(100)
    expect(kept.at(-1)?.blocked).toBe('https://evil.example/119.js')
  })

  test.each([
    ['something else', 'nonsense', 'application/csp-report', 400],
    ['another type', '{}', 'text/plain', 415],
    [
      'too much',
      JSON.stringify({ 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } }),
      'application/csp-report',
      413,
    ],
  ])('refuses %s', async (_, payload, type, status) => {
    const response = await report(payload, type)
    expect([response.statusCode, response.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8'])
  })

  test('shows nothing to visitors in production', async () => {
    const other = await openTestServer({ environment: { ENVIRONMENT: 'production', LOG_LEVEL: 'silent' } })
    const response = await other.app.inject('/csp-report.json')
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    await other.close()
  })
})
