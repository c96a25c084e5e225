/** The whole site in a test: small invented releases of the shell and two modules, published and served. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as v from 'valibot'

import { BOOT_DATA_ELEMENT_ID, bootData, type BootData } from '@campus/contracts/composition'

import { moduleStoreOf } from '../site/gateway/gateway'
import { publishBuilt } from '../site/registry/publish-built'
import { buildModule, buildShell, routeOf } from './releases'
import { TEST_NOW } from './test-clock'
import { openTestServer } from './test-server'

interface Ask {
  /** Host header; the default school's when not given. */
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: 'GET' | 'HEAD' | 'POST'
}

export type TestSite = Awaited<ReturnType<typeof openTestSite>>

/** A test server with a portal and a certificate module; close it after the tests. */
export async function openTestSite(environment: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const apps = join(folder, 'apps')
  const server = await openTestServer({ environment: { DATA_DIR: folder, APPS_DIR: apps, ...environment } })
  const log = server.app.log
  const publish = () =>
    publishBuilt({
      database: server.database,
      log,
      apps,
      store: moduleStoreOf(server.config),
      now: TEST_NOW,
      developed: new Set(),
    })

  const build = (): void => {
    buildShell(apps, '1.0.0', { routes: ['/login'] })
    buildModule(apps, 'mfe-portal', '1.0.0', {
      routes: [routeOf('/'), routeOf('/news/:id', { layout: 'news' })],
    })
    buildModule(apps, 'mfe-certificate', '1.0.0', {
      routes: [routeOf('/query_h5', { layout: 'query', title: 'query' })],
    })
  }
  build()
  await publish()

  return {
    server,
    /** Folder of the builds, `<app>/dist`. */
    apps,
    /** Puts the first builds back. */
    build,
    /** The server's work at its start. */
    publish,
    get: (url: string, { host = 'localhost:8080', headers = {}, method = 'GET' }: Ask = {}) =>
      server.app.inject({ method, url, headers: { host, ...headers } }),
    async close(): Promise<void> {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The boot data in a page. */
export function bootDataIn(html: string): BootData {
  return v.parse(bootData, JSON.parse(scriptIn(html, BOOT_DATA_ELEMENT_ID)))
}

/** Content of the JSON script of an id. */
export function scriptIn(html: string, id: string): string {
  const [, content] = new RegExp(`<script type="application/json" id="${id}"[^>]*>([^<]*)</script>`).exec(html) ?? []
  if (content === undefined) throw new Error(`the page has no script ${id}`)
  return content
}

/** Directives of a content security policy, by name. */
export function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}
