/** Answers navigations: from the address to the school, its composition, and the page. */
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../config'
import type { Database } from '../database/database'
import { compress } from '../http/compress'
import { codingFor } from '../http/content-coding'
import { html } from '../http/html'
import { visitorIdOf } from '../http/visitor'
import { publicSettingsOf } from '../registry/public-settings'
import { registryOf, type Registry } from '../registry/registry'
import type { Composition } from '../registry/resolve.model'
import { domainSuffixes } from '../tenants/find-tenant'
import { isHost, schoolQuestionOf } from './address.model'
import { PageComposer } from './page-composer'
import { placeholder, type PageTemplate } from './page-template'
import type { School, Schools } from './schools'
import { INTEGRITY_POLICY, newNonce, PAGE_HEADERS, STATUS_PAGE_POLICY, STRICT_TRANSPORT } from './security-headers'
import { statusPage } from './status-page'
import { chosenLocaleOf, chosenSchemeOf, isMobile, likelyLocaleOf } from './visitor-signs'

/** Seconds after which a page that could not be composed may be asked for again. */
const RETRY_AFTER = '5'

export class Navigation {
  readonly #config: Config
  readonly #schools: Schools
  readonly #registry: Registry
  readonly #composer: PageComposer
  readonly #suffixes: readonly string[]

  constructor(config: Config, database: Database, schools: Schools) {
    this.#config = config
    this.#schools = schools
    this.#registry = registryOf(database, config)
    this.#composer = new PageComposer(config, publicSettingsOf(config))
    this.#suffixes = domainSuffixes(config)
  }

  /** The school a request's address names, or null. Rejects when that cannot be known now. */
  async schoolOf(request: FastifyRequest): Promise<School | null> {
    const question = schoolQuestionOf(request.host, queryOf(request.url), this.#suffixes)
    return question === null ? null : this.#schools.find(question, request.id)
  }

  /** Answers with the page at the request's address, or with one that says why there is none. */
  async respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      const school = await this.schoolOf(request)
      if (school === null) return await sendStatusPage(request, reply.code(404), 'schoolNotFound')
      request.tenantId = school.tenantId
      return await this.#responseFor(school, request, reply)
    } catch (error) {
      request.log.error({ traceId: request.id, err: error }, 'a page could not be composed')
      return sendStatusPage(request, reply.code(503).header('retry-after', RETRY_AFTER), 'unavailable')
    }
  }

  /** What the visitor's pages of a school are composed of; sets the visitor's cookie where they differ from visitor to visitor. */
  async compositionOf({ tenantId }: School, request: FastifyRequest, reply: FastifyReply): Promise<Composition> {
    const visitorId = (await this.#registry.needsVisitor(tenantId)) ? visitorIdOf(request, reply, this.#config) : ''
    return this.#registry.compositionFor(tenantId, visitorId)
  }

  async #responseFor(school: School, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const composition = await this.compositionOf(school, request, reply)
    const page = this.#composer.pageAt(school, composition, {
      path: pathOf(request.url),
      locale: chosenLocaleOf(request),
      scheme: chosenSchemeOf(request),
      isMobile: isMobile(request.headers),
      schoolQuery: schoolQueryOf(request.url),
    })
    if (page === null) throw new Error('no shell is published; build it, then start the server again')
    if (page.verified) void reply.header('integrity-policy', INTEGRITY_POLICY)
    // The shell draws its not-found page; the status tells it to search engines and monitors too.
    return sendPage(request, reply.code(page.found ? 200 : 404), page.template, page.policies)
  }
}

function sendStatusPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Parameters<typeof statusPage>[0],
): Promise<FastifyReply> {
  return sendPage(request, reply, statusPage(page, likelyLocaleOf(request)), [STATUS_PAGE_POLICY])
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  template: PageTemplate,
  policies: readonly string[],
): Promise<FastifyReply> {
  const nonce = newNonce()
  const values = { nonce, traceId: request.id, origin: originOf(request), path: html`${canonicalPath(request)}`.source }
  const page = template.fill(values)
  const coding = codingFor(request)
  void reply.headers({
    ...PAGE_HEADERS,
    'content-security-policy': policies.map((policy) => policy.replaceAll(placeholder('nonce'), nonce)),
    ...(request.protocol === 'https' ? { 'strict-transport-security': STRICT_TRANSPORT } : {}),
    ...(coding === null ? {} : { 'content-encoding': coding }),
  })
  return reply.send(coding === null ? page : await compress(page, coding))
}

/** Longest path that is repeated in a page. */
const MAX_PATH = 2000

/** What a page is known by: its path without the query, but for the part that names the school. */
function canonicalPath(request: FastifyRequest): string {
  const path = pathOf(request.url)
  return (path.length > MAX_PATH ? '/' : path) + schoolQueryOf(request.url)
}

/** The origin a visitor sees; '' when the request does not say it in a form we would repeat. */
export function originOf(request: FastifyRequest): string {
  return isHost(request.host) ? `${request.protocol}://${request.host}` : ''
}

/** The path of a request's address. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/'
}

const NO_QUERY = new URLSearchParams()

function queryOf(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return start === -1 ? NO_QUERY : new URLSearchParams(url.slice(start))
}

/** `?schoolId=…` as far as the query names a school. */
export function schoolQueryOf(url: string): string {
  const query = queryOf(url)
  const named = query.get('schoolId') || query.get('tenantId')
  return named && named.length <= 64 ? `?${new URLSearchParams({ schoolId: named })}` : ''
}
