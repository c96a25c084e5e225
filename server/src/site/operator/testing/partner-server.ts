/** A partner's own server: it offers builds of a module, and can be told to respond wrongly. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { ModuleManifest } from '@campus/contracts/composition'

import { moduleFiles, moduleManifestOf, routeOf } from '../../../testing/releases'

/** The partner's module: its version and its one page. */
export const PARTNER_MODULE = 'mfe-certificate'
export const PARTNER_VERSION = '1.0.0+our-lookup'
export const LOOKUP_ROUTE = routeOf('/query_h5', { layout: 'query', title: 'query' })

/** Responds in the server's place; `next` gives the normal response. */
export type Fault = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type PartnerServer = Awaited<ReturnType<typeof openPartnerServer>>

/** Opens the server on a free port; `reset` it before each test, close it after all. */
export async function openPartnerServer() {
  let files: Record<string, string> = {}
  let fault: Fault | null = null
  const server = createServer((request, response) => {
    const respond = (): void => {
      const content = files[request.url ?? '']
      const type = request.url?.endsWith('.json') ? 'application/json' : 'text/javascript; charset=utf-8'
      response
        .writeHead(content === undefined ? 404 : 200, { 'access-control-allow-origin': '*', 'content-type': type })
        .end(content)
    }
    if (fault === null) respond()
    else fault(request, response, respond)
  })
  await new Promise<void>((resolve) => server.unref().listen(0, 'localhost', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    /** Folder of a version on this server, `/1.0.0%2Bx/`. */
    folderOf: (version: string) => `/${encodeURIComponent(version)}/`,
    /** Puts a build on the server; returns the address of its manifest. */
    offer(version: string, more: Partial<ModuleManifest> = {}): string {
      const folder = this.folderOf(version)
      for (const [name, content] of Object.entries(moduleFiles(PARTNER_MODULE, version))) files[folder + name] = content
      const described = {
        routes: [LOOKUP_ROUTE],
        trustedTypesPolicies: [`${PARTNER_MODULE}.our-lookup`],
        ...more,
      }
      files[`${folder}manifest.json`] = JSON.stringify(moduleManifestOf(PARTNER_MODULE, version, described))
      return `${origin}${folder}manifest.json`
    },
    /** Replaces the content of an offered file. */
    replace(path: string, change: (content: string) => string): void {
      files[path] = change(files[path] ?? '')
    },
    remove(path: string): void {
      delete files[path]
    },
    setFault(next: Fault | null): void {
      fault = next
    },
    /** Resets to one build and no fault. */
    reset(): void {
      files = {}
      fault = null
      this.offer(PARTNER_VERSION)
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** One file gets a redirect. */
export function redirectFile(name: string, location: string): Fault {
  return (request, response, next) => {
    if (request.url?.endsWith(name)) response.writeHead(302, { location }).end()
    else next()
  }
}

/** Every response has another value of a header. */
export function withHeader(name: string, value: string): Fault {
  return (_, response, next) => {
    const write = response.writeHead.bind(response)
    response.writeHead = ((status: number, headers: Record<string, string>) =>
      write(status, { ...headers, [name]: value })) as never
    next()
  }
}
