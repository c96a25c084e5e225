import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { ConfigError, readConfig } from '../../platform/config/config'
import { moduleManifestOf, shellManifestOf } from '../../testing/releases'
import { bootDataIn, directivesOf, openTestSite } from '../../testing/test-site'
import { devServersOf } from './dev-modules'

let server: Server
let origin: string
const served: Record<string, string> = {}

beforeAll(async () => {
  server = createServer((request, response) => {
    const content = served[request.url ?? '']
    response.writeHead(content === undefined ? 404 : 200).end(content)
  })
  await new Promise<void>((resolve) => server.unref().listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const pageWith = async (devModules: string, manifest: string | undefined) => {
  if (manifest === undefined) delete served['/manifest.json']
  else served['/manifest.json'] = manifest
  const site = await openTestSite({ DEV_MODULES: devModules, LOG_LEVEL: 'silent' })
  const response = await site.get('/')
  await site.close()
  return response
}

test('a module in development comes from its own server, unverified, and the page may reach that', async () => {
  const response = await pageWith(`mfe-portal=${origin}`, JSON.stringify(moduleManifestOf('mfe-portal', 'dev')))
  const module = bootDataIn(response.body).moduleMap.modules.find(({ id }) => id === 'mfe-portal')
  expect(module).toMatchObject({ version: 'dev', base: `${origin}/`, integrity: {}, lastGood: null })
  expect(bootDataIn(response.body).settings.development).toBe(true)
  const [first, second] = [response.headers['content-security-policy'] ?? []].flat().map(directivesOf)
  expect(first?.['connect-src']).toEqual(["'self'", origin, origin.replace('http', 'ws')])
  expect(first?.['trusted-types']).toContain('mfe-portal.dev')
  expect(second?.['script-src']).toContain(origin)
  expect(response.headers['integrity-policy']).toBeUndefined()
})

test('the shell in development keeps the hashes of its last build', async () => {
  const response = await pageWith(`shell=${origin}`, JSON.stringify(shellManifestOf('dev')))
  expect(response.body).toMatch(
    new RegExp(`<script defer [^>]*src="${origin}/main.js" crossorigin="anonymous" integrity="sha384-`),
  )
})

test.each([
  ['does not response yet', undefined],
  ['answers with something else', '<html>'],
  ['answers with another manifest', '{"id":"mfe-portal"}'],
])('a server that %s leaves the module as released', async (_, manifest) => {
  const response = await pageWith(`mfe-portal=${origin}`, manifest)
  expect(bootDataIn(response.body).moduleMap.modules.find(({ id }) => id === 'mfe-portal')).toMatchObject({
    version: '1.0.0',
  })
})

test('visitors never get unverified files', () => {
  const config = readConfig({ DEV_MODULES: 'mfe-exam=http://localhost:8103', ENVIRONMENT: 'production' })
  expect(() => devServersOf(config)).toThrow(
    new ConfigError('DEV_MODULES must be empty unless ENVIRONMENT is development: its files are not verified.'),
  )
  expect(devServersOf({ ...config, environment: 'development' })).toEqual(
    new Map([['mfe-exam', 'http://localhost:8103']]),
  )
})

test.each(['mfe-exam', 'mfe-exam=', 'mfe-exam=localhost:1', 'mfe-exam=http://x/path', '=http://x'])(
  'DEV_MODULES %j stops the start',
  (value) => {
    expect(() => readConfig({ DEV_MODULES: value })).toThrow('DEV_MODULES must be pairs like')
  },
)
