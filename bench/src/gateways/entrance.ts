/** How requests reach the gateways: through the proxy that is deployed, or, without one, by turns. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { request as requestTls, Agent as TlsAgent } from 'node:https'
import { join } from 'node:path'

import { nginxFolder, startNginx, TEMPORARY_FOLDERS } from '../nginx'
import { freePort } from '../program'
import { ROOT } from '../server'
import type { Exchange } from '../stage/server-process'
import { boundsOneNetwork } from './one-network'

export interface Received {
  readonly status: number
  readonly text: string
}

export interface Entrance {
  readonly name: string
  /** Rejects when there is no response. */
  send(sent: Exchange): Promise<Received>
  close(): Promise<void>
}

const TIMEOUT = 30_000
const SOCKETS = 64

/** Each request goes to the next gateway; one whose connection is refused, so that nobody has read it, to the one after. */
export function byTurns(origins: readonly string[]): Entrance {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS })
  let turn = 0
  return {
    name: 'no proxy, by turns',
    async send(sent) {
      const first = (turn += 1)
      for (let tried = 0; ; tried += 1) {
        try {
          return await exchange(agent, `${origins[(first + tried) % origins.length]}${sent.path}`, sent)
        } catch (error) {
          if (!isRefused(error) || tried + 1 === origins.length) throw error
        }
      }
    },
    close: async () => agent.destroy(),
  }
}

/** nginx with the configuration of deploy/proxy: only its ports, its certificate and its gateways are others. */
export async function throughNginx(ports: readonly number[]): Promise<Entrance> {
  const folder = nginxFolder()
  const port = await freePort()
  const plainPort = await freePort()
  const certificate = makeCertificate(folder)
  const upstream = readFileSync(join(ROOT, 'deploy/proxy/upstream.systemd.conf'), 'utf8')
  writeFileSync(join(folder, 'upstream.conf'), placed(upstream, /127\.0\.0\.1:808[12]/g, ports.map(localAddress)))
  const configuration = readFileSync(join(ROOT, 'deploy/proxy/nginx.conf'), 'utf8')
    .replaceAll('/etc/nginx/campus-upstream.conf', join(folder, 'upstream.conf'))
    .replaceAll('/etc/nginx/tls', folder)
    .replaceAll('listen [::]:80 default_server;', '')
    .replaceAll('listen 80 default_server;', `listen 127.0.0.1:${plainPort} default_server;`)
    .replaceAll(/listen \[::\]:443 ssl default_server;/g, '')
    .replaceAll('listen 443 ssl default_server;', `listen 127.0.0.1:${port} ssl http2 default_server;`)
    // The newer way to say so, which nginx before 1.25 does not know.
    .replaceAll('http2 on;', '')
    .replace('server_tokens off;', `server_tokens off;\n${TEMPORARY_FOLDERS}`)
  const agent = new TlsAgent({ keepAlive: true, maxSockets: SOCKETS, ca: certificate })
  const send = (sent: Exchange): Promise<Received> => exchange(agent, `https://localhost:${port}${sent.path}`, sent)
  const nginx = await startNginx(folder, {
    configuration,
    responds: async () => (await send({ method: 'GET', path: '/health/live', headers: {}, body: '' })).status === 200,
  })
  await refusesPlainCalls(`http://127.0.0.1:${plainPort}`)
  await boundsOneNetwork(port, certificate)
  return {
    name: 'nginx with TLS, as deployed',
    send,
    async close() {
      agent.destroy()
      await nginx.stop()
    },
  }
}

/** Without TLS a page leads on, and a call is refused, whatever it carries. */
async function refusesPlainCalls(origin: string): Promise<void> {
  const statusOf = async (path: string): Promise<number> => (await fetch(origin + path, { redirect: 'manual' })).status
  const statuses = [await statusOf('/'), await statusOf('/api/anything'), await statusOf('/releases/api/publish')]
  if (statuses.join() !== '308,403,403') throw new Error(`without TLS the proxy answers ${statuses.join()}`)
}

const localAddress = (port: number): string => `127.0.0.1:${port}`

/** Replaces the first match by the first value, and so on; each must have its own. */
function placed(text: string, pattern: RegExp, values: readonly string[]): string {
  const left = [...values]
  const filled = text.replaceAll(pattern, () => left.shift() ?? 'missing')
  if (left.length > 0 || filled.includes('missing')) throw new Error('the proxy is not for so many gateways')
  return filled
}

function makeCertificate(folder: string): string {
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => join(folder, name)) as [string, string]
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
  ])
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${String(made.stderr)}`)
  return readFileSync(certificate, 'utf8')
}

function exchange(agent: Agent | TlsAgent, url: string, { method, headers, body }: Exchange): Promise<Received> {
  return new Promise((resolve, reject) => {
    const ask = agent instanceof TlsAgent ? requestTls : request
    const options = { agent, method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } }
    const sent = ask(url, { ...options, timeout: TIMEOUT }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
    })
    sent.on('timeout', () => sent.destroy(new Error(`no response within ${TIMEOUT} ms`)))
    sent.on('error', reject)
    sent.end(body)
  })
}

/** `localhost` has two addresses, whose refusals come together. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
}
