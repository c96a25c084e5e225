/** The gateway: everything that a browser gets besides the API's responses. */
import { join } from 'node:path'

import type { FastifyInstance, FastifyReply } from 'fastify'

import type { Config } from '../../platform/config/config'
import { BusyError } from '../../platform/fair-queue'
import { DrawnPages } from '../rendering/drawn-pages'
import { PublicReads } from '../rendering/public-reads'
import { Renderer } from '../rendering/renderer'
import { registerStatic } from '../static/static.routes'
import { isReserved } from './address.model'
import { createAskApi } from './api-caller'
import { registerBackendProxy } from './backend-proxy'
import { registerContained } from './contained'
import { registerCspReports } from './csp-report'
import { registerKeySet } from './key-set'
import { registerMapParts } from './map-parts'
import { Navigation, pathOf, type GatewayDependencies } from './navigation'
import { PageLists } from './page-lists'
import { PageSubjects } from './page-subjects'
import { Schools } from './schools'
import { registerSiteFiles } from './site-files'
import { wantsPage } from './visitor-signs'

/** Folder of the module store. */
export function moduleStoreOf({ dataDirectory }: Pick<Config, 'dataDirectory'>): string {
  return join(dataDirectory, 'modules')
}

/** Registers the pages, the files of releases, and the rest of the site. */
export function registerGateway(app: FastifyInstance, dependencies: GatewayDependencies): void {
  const { config, database } = dependencies
  const ask = createAskApi(app, config)
  const subjects = new PageSubjects(ask)
  const schools = new Schools(ask, config.backendUrl === '' ? database : null)
  const drawings = config.backendUrl === '' ? drawnPagesOf(app, dependencies) : null
  const navigation = new Navigation(dependencies, { schools, subjects, lists: new PageLists(ask), drawings })
  registerStatic(app, moduleStoreOf(config), database)
  registerCspReports(app, config)
  registerSiteFiles(app, navigation, subjects)
  registerKeySet(app, navigation, ask)
  registerContained(app, navigation, dependencies)
  registerMapParts(app, database)
  if (config.backendUrl !== '') registerBackendProxy(app, config)
  app.get('/*', async (request, reply) => {
    if (isReserved(pathOf(request.url)) || !wantsPage(request.headers)) return sendText(reply, 404, 'Not found\n')
    return navigation.respond(request, reply)
  })
  app.setNotFoundHandler((_, reply) => sendText(reply, 404, 'Not found\n'))
  app.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
    if (error instanceof BusyError) {
      return sendText(reply.header('retry-after', String(error.retryAfter)), 503, 'Too many requests at once\n')
    }
    const status = error.statusCode ?? 500
    if (status < 500) return sendText(reply, status, 'Bad request\n')
    request.log.error({ traceId: request.id, err: error }, 'a request failed')
    return sendText(reply, 500, 'Something went wrong\n')
  })
}

function drawnPagesOf(app: FastifyInstance, { config, routes }: GatewayDependencies): DrawnPages {
  const reads = new PublicReads(app, config, routes)
  const renderer = new Renderer(reads, app.log)
  app.addHook('onClose', () => renderer.close())
  return new DrawnPages({ renderer, reads }, config.appsDirectory, app.log)
}

/** Never a page: a request for a script or data must not get HTML. */
function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    .send(text)
}
