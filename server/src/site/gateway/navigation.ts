/** Handles navigations: from the address to the school, its composition, and the page. */
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { DrawnPage } from '@campus/contracts/drawn-page'
import { siteCandidates, type SiteCandidate } from '@campus/contracts/site-address'

import type { Config } from '../../platform/config/config'
import type { Database } from '../../platform/database/database'
import { compress } from '../../platform/http/compress'
import { codingFor } from '../../platform/http/content-coding'
import type { Route } from '../../platform/http/handle'
import { visitorIdOf } from '../../platform/http/visitor'
import { domainSuffixes } from '../../platform/tenants/find-tenant'
import { keptMapsOf, type KeptMaps } from '../registry/kept-maps'
import { OverrideReader } from '../registry/overrides'
import { pageTokensOf, type PageTokens } from '../registry/page-tokens'
import { publicSettingsOf } from '../registry/public-settings'
import { registryOf, type Registry } from '../registry/registry'
import type { Composition } from '../registry/resolve.model'
import { isTrialPage } from '../registry/withheld.model'
import { drawnAddressOf } from '../rendering/drawn-address.model'
import type { DrawnPages } from '../rendering/drawn-pages'
import { isHost, ownHostOf, schoolQuestionOf, type Domains } from './address.model'
import { drawnRoot, drawnStyles } from './document'
import { MESSAGES } from './gateway.messages'
import { PageComposer, type ComposedPage } from './page-composer'
import { pageHead, type SharedPictureOf } from './page-head'
import type { PageList, PageLists } from './page-lists'
import type { FoundSubject, PageSubjects } from './page-subjects'
import { placeholder, type PageTemplate, type PageValues } from './page-template'
import type { School, Schools } from './schools'
import { INTEGRITY_POLICY, newNonce, PAGE_HEADERS, STATUS_PAGE_POLICY } from './security-headers'
import { statusPage } from './status-page'
import { chosenLocaleOf, chosenSchemeOf, isMobile, likelyLocaleOf } from './visitor-signs'

export interface GatewayDependencies {
  readonly config: Config
  readonly database: Database
  /** The API's calls. */
  readonly routes: readonly Route[]
  /** The clock; tests set it. */
  readonly now: () => Date
  /** For the picture that a page is shared with. */
  readonly sharedPictureOf: SharedPictureOf
}

/** The school of a page's address. */
export interface Site {
  readonly school: School
  /** Whether the host belongs to that school: only there its outside modules may run. */
  readonly isAtHome: boolean
  /** The query part that names the school, `?schoolId=…`; '' when the host does. */
  readonly schoolQuery: string
}

/** The address may contain secrets of one school: never store or report it. */
const REDIRECT_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** Seconds until a retry of a page that could not be composed. */
const RETRY_AFTER = '5'

/** What pages are made from. */
export interface PageContents {
  readonly schools: Schools
  readonly subjects: PageSubjects
  readonly lists: PageLists
  /** null where an operator's own back end handles the calls: it tells nobody of its changes. */
  readonly drawings: DrawnPages | null
}

export class Navigation {
  readonly #config: Config
  readonly #database: Database
  readonly #schools: Schools
  readonly #subjects: PageSubjects
  readonly #lists: PageLists
  readonly #drawings: DrawnPages | null
  readonly #registry: Registry
  readonly #overrides: OverrideReader
  readonly #composer: PageComposer
  readonly #domains: Domains
  readonly #pageTokens: PageTokens
  readonly #keptMaps: KeptMaps
  readonly #now: () => Date
  readonly #sharedPictureOf: SharedPictureOf

  constructor(
    { config, database, now, sharedPictureOf }: GatewayDependencies,
    { schools, subjects, lists, drawings }: PageContents,
  ) {
    this.#config = config
    this.#now = now
    this.#sharedPictureOf = sharedPictureOf
    this.#pageTokens = pageTokensOf(database)
    this.#keptMaps = keptMapsOf(database)
    this.#database = database
    this.#schools = schools
    this.#subjects = subjects
    this.#lists = lists
    this.#drawings = drawings
    this.#registry = registryOf(database, config)
    this.#overrides = new OverrideReader(this.#registry, config)
    this.#composer = new PageComposer(config, publicSettingsOf(config))
    this.#domains = { suffixes: domainSuffixes(config), mainDomain: config.mainDomain }
  }

  /** The school of a request's address, or null. Rejects when it cannot be found out now. */
  async schoolOf(request: FastifyRequest): Promise<School | null> {
    return (await this.siteOf(request))?.school ?? null
  }

  /** The site of a request's address, or null. Rejects when it cannot be found out now. */
  async siteOf(request: FastifyRequest): Promise<Site | null> {
    for (const candidate of siteCandidates(pathOf(request.url), queryOf(request.url))) {
      const question = schoolQuestionOf(request.host, candidate, this.#domains.suffixes)
      const school = question === null ? null : await this.#schools.find(question, request.id)
      if (school !== null && candidate.partnersOnly && school.tenantSettings.brand === '') continue
      if (school !== null) {
        const isAtHome = (await this.#tenantIdOfHost(request)) === school.tenantId
        return { school, isAtHome, schoolQuery: schoolQueryOf(candidate) }
      }
    }
    return null
  }

  /** The school of the request's host, or null. */
  async #tenantIdOfHost(request: FastifyRequest): Promise<string | null> {
    const question = schoolQuestionOf(request.host, { tenantId: null }, this.#domains.suffixes)
    return question !== null && 'preDomain' in question
      ? this.#schools.tenantIdAt(question.preDomain, request.id)
      : null
  }

  /** The same address at the host of the school it names, if the request came to another school's host; else null. */
  async #homeOf({ school, isAtHome }: Site, request: FastifyRequest): Promise<string | null> {
    // A request line may contain a whole address; only its path is used.
    if (isAtHome || !request.url.startsWith('/') || (await this.#tenantIdOfHost(request)) === null) return null
    const preDomains = await this.#schools.preDomainsOf(school.tenantId, request.id)
    const host = ownHostOf(preDomains, request.host, this.#domains)
    return host === null ? null : `${request.protocol}://${host}${request.url}`
  }

  /** Sends the page of the request's address, or a page that says why there is none. */
  async respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      const site = await this.siteOf(request)
      if (site === null) return await sendStatusPage(request, reply.code(404), 'schoolNotFound')
      request.tenantId = site.school.tenantId
      const home = await this.#homeOf(site, request)
      if (home !== null) return await reply.headers(REDIRECT_HEADERS).redirect(home)
      return await this.#responseFor(site, request, reply)
    } catch (error) {
      request.log.error({ traceId: request.id, err: error }, 'a page could not be composed')
      return sendStatusPage(request, reply.code(503).header('retry-after', RETRY_AFTER), 'unavailable')
    }
  }

  /** What the page of a request is composed of; sets the visitor's cookie where they differ from visitor to visitor. */
  async compositionOf(
    { school: { tenantId }, isAtHome }: Site,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Composition> {
    const visitorId = (await this.#registry.needsVisitor(tenantId)) ? visitorIdOf(request, reply, this.#config) : ''
    const address = { path: pathOf(request.url), query: queryOf(request.url) }
    const database = this.#database.forCaller(request.ip)
    return this.#registry.compositionAt(
      { tenantId, visitorId, isAtHome, isTrial: isTrialPage(request.id) },
      address,
      database,
      await this.#overrides.read(address.query, { tenantId, isAtHome }, database),
    )
  }

  async #responseFor(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { school, schoolQuery } = site
    const composition = await this.compositionOf(site, request, reply)
    const locale = chosenLocaleOf(request)
    const page = this.#composer.pageAt(school, composition, {
      path: pathOf(request.url),
      locale,
      scheme: chosenSchemeOf(request),
      isMobile: isMobile(request.headers),
      schoolQuery,
      isMapKept: await this.#keptMaps.keep(composition, { now: this.#now(), log: request.log }),
    })
    if (page === null) throw new Error('no shell is published; build it, then start the server again')
    if (page.verified) void reply.header('integrity-policy', INTEGRITY_POLICY)
    const [found, list] = await Promise.all([this.#subjectOf(page, site, request), this.#listOf(page, site, request)])
    // The shell draws its not-found page, the module its own; the status is for search engines and monitors.
    const status = page.found && found.is !== 'missing' ? 200 : 404
    const pageToken = await this.#pageTokenOf(composition, site, request)
    const drawing = status === 200 ? await this.#drawingOf(page, composition, site, request) : null
    const sharedPictureOf = this.#sharedPictureOf
    const head = (nonce: string): string => headOf(page, site, { found, list }, { request, nonce, sharedPictureOf })
    return sendPage(request, reply.code(status), page, {
      head: (nonce) => head(nonce) + (drawing === null ? '' : drawnStyles(drawing, nonce)),
      root: (nonce) => (drawing === null ? page.undrawn : drawnRoot(drawing, { nonce, locale })),
      pageToken,
      serverTime: String(this.#now().getTime()),
    })
  }

  /** The page as the server draws it, for everybody, or in answer to a form for its visitor; null when browsers draw it. */
  async #drawingOf(
    { page: route, boot }: ComposedPage,
    { shell, modules }: Composition,
    { school, isAtHome }: Site,
    request: FastifyRequest,
  ): Promise<DrawnPage | null> {
    const origin = originOf(request)
    if (this.#drawings === null || shell === null || origin === '') return null
    // Where the address names the school, every link has to: the shell's router sees to that.
    if (boot.override !== undefined || !isAtHome || !URL.canParse(request.url, origin)) return null
    const url = new URL(request.url, origin)
    const drawn = route?.route ?? { path: url.pathname, drawn: shell.manifest.drawn[url.pathname] }
    const at = drawnAddressOf(drawn, url)
    if (at === null) return null
    return this.#drawings.of({
      page: {
        boot,
        address: origin + at.address,
        locale: chosenLocaleOf(request),
        scheme: chosenSchemeOf(request) ?? 'system',
      },
      path: drawn.path,
      module: route?.module ?? null,
      shell,
      modules,
      context: { tenantId: school.tenantId, traceId: request.id, caller: request.ip },
      isAnswer: at.isAnswer,
    })
  }

  /**
   * Without a token the page reports nothing; that is no reason to keep it from the visitor. What a developer tries
   * decides nothing for visitors.
   */
  async #pageTokenOf(
    { map, override }: Composition,
    { school: { tenantId } }: Site,
    request: FastifyRequest,
  ): Promise<string> {
    if (override !== undefined) return ''
    try {
      return await this.#pageTokens.tokenOf(tenantId, map.id, this.#now())
    } catch (error) {
      request.log.warn({ traceId: request.id, err: error }, 'a page got no token for its reports')
      return ''
    }
  }

  /** What the page is about. The page itself does not depend on it: when it cannot be found out, the page comes without. */
  async #subjectOf({ route }: ComposedPage, { school }: Site, request: FastifyRequest): Promise<FoundSubject> {
    const id = queryOf(request.url).get('id') ?? ''
    try {
      return await this.#subjects.of(route, id, {
        tenantId: school.tenantId,
        traceId: request.id,
        caller: request.ip,
      })
    } catch (error) {
      request.log.warn({ traceId: request.id, err: error }, 'the subject of a page could not be found out')
      return { is: 'open' }
    }
  }

  /** What the page lists, where its address names none of them. It comes without, too. */
  async #listOf({ route }: ComposedPage, { school }: Site, request: FastifyRequest): Promise<PageList | null> {
    if ((queryOf(request.url).get('id') ?? '') !== '') return null
    try {
      return await this.#lists.of(route, { tenantId: school.tenantId, traceId: request.id, caller: request.ip })
    } catch (error) {
      request.log.warn({ traceId: request.id, err: error }, 'what a page lists could not be found out')
      return null
    }
  }
}

function headOf(
  { title, route }: ComposedPage,
  { school, schoolQuery }: Site,
  { found, list }: { readonly found: FoundSubject; readonly list: PageList | null },
  {
    request,
    ...ofResponse
  }: { readonly request: FastifyRequest; readonly nonce: string; readonly sharedPictureOf: SharedPictureOf },
): string {
  const locale = chosenLocaleOf(request)
  const subject = found.is === 'found' ? found.subject : null
  const id = subject === null ? '' : `id=${encodeURIComponent(queryOf(request.url).get('id') ?? '')}`
  const query = [schoolQuery.slice(1), id].filter((part) => part !== '').join('&')
  return pageHead({
    school,
    locale,
    messages: MESSAGES[locale],
    title,
    subject,
    list: found.is === 'open' ? list : null,
    // An address that names nothing is no step of any way.
    route: found.is === 'missing' ? '' : route,
    origin: originOf(request),
    path: canonicalPath(request) + (query === '' ? '' : `?${query}`),
    schoolQuery,
    ...ofResponse,
  })
}

function sendStatusPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Parameters<typeof statusPage>[0],
): Promise<FastifyReply> {
  const template = statusPage(page, likelyLocaleOf(request))
  const nothing = { head: () => '', root: () => '', pageToken: '', serverTime: '' }
  return sendPage(request, reply, { template, policies: [STATUS_PAGE_POLICY] }, nothing)
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { template, policies }: { readonly template: PageTemplate; readonly policies: readonly string[] },
  {
    head,
    root,
    ...values
  }: Readonly<Record<'head' | 'root', (nonce: string) => string>> & Pick<PageValues, 'pageToken' | 'serverTime'>,
): Promise<FastifyReply> {
  const nonce = newNonce()
  const page = template.fill({ ...values, nonce, traceId: request.id, head: head(nonce), root: root(nonce) })
  const coding = codingFor(request)
  void reply.headers({
    ...PAGE_HEADERS,
    'content-security-policy': policies.map((policy) => policy.replaceAll(placeholder('nonce'), nonce)),
    ...(coding === null ? {} : { 'content-encoding': coding }),
  })
  return reply.send(coding === null ? page : await compress(page, coding))
}

/** Longest path that a page repeats. */
const MAX_PATH = 2000

/** The canonical path of a page, without its query. */
function canonicalPath(request: FastifyRequest): string {
  const path = pathOf(request.url)
  return path.length > MAX_PATH ? '/' : path
}

/** The origin in the visitor's address bar; '' when the request does not give it in a safe form. */
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
export function namedSchoolQuery(url: string): string {
  const [named] = siteCandidates('/', queryOf(url))
  return named.tenantId === null || named.tenantId.length > 64 ? '' : schoolQueryOf(named)
}

/** `?schoolId=…` when the query names the site's school. */
function schoolQueryOf({ tenantId }: SiteCandidate): string {
  return tenantId === null ? '' : `?${new URLSearchParams({ schoolId: tenantId })}`
}
