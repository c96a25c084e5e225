/**
 * `pnpm --filter <module> dev`: runs one module alone in a small host, with hot replacement, signed in as the
 * sample student. Uses the real server, and starts it if none is running.
 */
import { spawn } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

import webpack, { type Configuration } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'

import { DEV_PORTS } from '@campus/federation/dev-ports'
import { hotReplacement } from '@campus/federation/hot-replacement'
import { baseConfiguration } from '@campus/federation/webpack-base'

const API = process.env['API_URL'] ?? 'http://localhost:8080'
const folder = process.cwd()
const id = folder.split(/[\\/]/).at(-1) ?? ''

function hostConfiguration(port: number): Configuration {
  const uniqueName = `${id}@dev-host`
  const base = baseConfiguration({ folder, uniqueName, mode: 'development', port })
  return {
    ...base,
    plugins: [...base.plugins, ...hotReplacement(uniqueName)],
    entry: { host: join(import.meta.dirname, 'host.tsx') },
    output: { ...base.output, publicPath: '/' },
    resolve: {
      ...base.resolve,
      alias: {
        'hosted-module$': join(folder, 'src/module.tsx'),
        'hosted-config$': join(folder, 'module.config.ts'),
      },
    },
  }
}

const PAGE = `<!doctype html><html lang="zh-CN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${id}</title>
<body><div id="root"></div><script defer src="/host.js"></script></body></html>`

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  )
}

async function ensureServer(): Promise<void> {
  if (await answers(API)) return
  if (process.env['API_URL'] !== undefined) throw new Error(`No server answers at ${API}.`)
  console.log('No server is running: starting one …')
  const server = spawn('pnpm', ['--filter', 'server', 'start'], {
    stdio: 'inherit',
    env: { ...process.env, ENVIRONMENT: 'development' },
  })
  process.once('exit', () => server.kill())
}

async function serve(): Promise<void> {
  const port = DEV_PORTS[id]
  if (port === undefined) throw new Error(`${id} has no port in dev-ports.ts`)
  await ensureServer()
  const compiler = webpack(hostConfiguration(port))
  if (compiler === null) throw new Error('webpack made no compiler')
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      client: { overlay: false },
      proxy: [{ context: ['/api', '/media'], target: API, changeOrigin: true }],
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'host-page',
          middleware: (_request: IncomingMessage, response: ServerResponse) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8')
            response.end(PAGE)
          },
        },
      ],
    },
    compiler,
  )
  await server.start()
  console.log(`${id} stands alone at http://localhost:${port}`)
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
