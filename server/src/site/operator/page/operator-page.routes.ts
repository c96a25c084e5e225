/**
 * `/operator/`: what runs where, how it loads, and who changed it, as a page for people; promoting and rolling back as the
 * release commands do it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import { LOCALE_COOKIE, preferenceCookie } from '@campus/contracts/preference-cookies'

import type { Config } from '../../../platform/config/config'
import type { Database } from '../../../platform/database/database'
import type { Html } from '../../../platform/http/html'
import { originOf } from '../../../platform/http/same-origin'
import { OperatorRefusedError } from '../../../platform/operator-call'
import type { TeacherSection } from '../../../platform/teaching/teacher-section'
import { LOCALES, type Locale } from '../../gateway/gateway.messages'
import { likelyLocaleOf } from '../../gateway/visitor-signs'
import type { Change } from '../../registry/change-registry'
import { LEVELS } from '../../registry/registry.schema'
import { EVERY_TENANT } from '../../registry/resolve.model'
import type { Releaser } from '../../releases/release-tokens'
import { Releases } from '../../releases/releases'
import type { PasswordGuesses } from '../password-guesses'
import { auditBody } from './audit-page'
import { promoteBody, rollBackBody, signInBody } from './dialog-pages'
import { OPERATOR_PAGE, saying, sendPage, STYLE_PATH, type Viewer } from './frame'
import { formTokenOf, isFormTokenOf, SESSION_MS, signedInBy, signIn, signOut, type Role } from './operator-accounts'
import { MESSAGES } from './operator-page.messages'
import { STYLE } from './operator-page.style'
import { readAudit, readOverview, readReleases } from './page-data'
import { isPromotable, moduleBody, overviewBody, scopeName } from './release-pages'
import { serveTeaching } from './teaching.routes'

export interface OperatorPageDependencies {
  readonly config: Config
  readonly database: Database
  /** The operator's; '' lets only people with an account in. */
  readonly password: string
  /** Of the operator's calls and the teams' too. */
  readonly guesses: PasswordGuesses
  /** What the domains offer to teachers. */
  readonly sections: readonly TeacherSection[]
  readonly now: () => Date
}

/** Over https a browser takes the cookie under this name from https alone, so no page in the clear can plant one. */
const sessionCookie = ({ protocol }: FastifyRequest): string =>
  protocol === 'https' ? '__Secure-campus_operator' : 'campus_operator'

const sessionSecret = (request: FastifyRequest): string => request.cookies[sessionCookie(request)] ?? ''

/** Bytes of a form. */
const FORM_BYTES = 8192

const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))
const scope = v.pipe(v.string(), v.regex(/^(?:\*|[\w-]{1,64})$/))
const reason = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300))
const signInForm = v.strictObject({ name: word, password: word })
const languageForm = v.strictObject({ locale: v.picklist(LOCALES) })
const promoteForm = v.strictObject({
  token: v.string(),
  version: word,
  scope,
  gray: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(100)),
  ]),
  level: v.exactOptional(v.picklist(LEVELS)),
  why: reason,
})
const rollBackForm = v.strictObject({ token: v.string(), version: word, scope, why: reason })
const doneQuery = v.object({
  module: v.optional(v.string(), ''),
  scope: v.optional(v.string(), ''),
  version: v.optional(v.string(), ''),
})
const auditQuery = v.object({
  page: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(10_000)), '1'),
})

interface OfModule {
  Params: { readonly module: string }
}

export function serveOperatorPage(
  app: FastifyInstance,
  { config, database, password, guesses, sections, now }: OperatorPageDependencies,
): void {
  const releases = new Releases(database, config)
  const admitted = new WeakMap<FastifyRequest, Viewer>()

  function show(request: FastifyRequest, reply: FastifyReply, title: string, body: Html, status = 200): FastifyReply {
    const viewer = admitted.get(request) ?? null
    return sendPage(reply, { locale: likelyLocaleOf(request), viewer, title, body, status })
  }

  async function viewerOf(request: FastifyRequest): Promise<Viewer | null> {
    const secret = sessionSecret(request)
    if (secret === '') return null
    const signedIn = await database.asOwner((tx) => signedInBy(tx, secret, { ownerPassword: password, now: now() }))
    return signedIn === null ? null : { ...signedIn, formToken: formTokenOf(secret) }
  }

  /** Lets whoever is signed in and has the role, or any for null, go on; else the response is sent. */
  function admit(role: Role | null) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const viewer = await viewerOf(request)
      if (viewer === null) return reply.redirect(`${OPERATOR_PAGE}/sign-in`, 303)
      admitted.set(request, viewer)
      const { token = '' } = (request.body ?? {}) as { readonly token?: string }
      const isForged = request.method === 'POST' && !isFormTokenOf(sessionSecret(request), String(token))
      if ((role === null || viewer.roles.includes(role)) && !isForged) return undefined
      return refuse(request, reply)
    }
  }

  /** Who only teaches begins at their school. */
  async function admitHome(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const viewer = await viewerOf(request)
    const onlyTeaches = viewer !== null && !viewer.roles.includes('view')
    return onlyTeaches ? reply.redirect(`${OPERATOR_PAGE}/schools`, 303) : admit('view')(request, reply)
  }

  function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const texts = MESSAGES[likelyLocaleOf(request)]
    return show(request, reply, texts.forbidden, saying(texts, texts.forbidden, texts.forbiddenHint), 403)
  }

  function viewerIn(request: FastifyRequest): Viewer {
    const viewer = admitted.get(request)
    if (viewer === undefined) throw new Error('nobody was admitted to this page')
    return viewer
  }

  /** What a page needs of the language and of whoever looks. */
  function looking(request: FastifyRequest) {
    const locale: Locale = likelyLocaleOf(request)
    return { locale, texts: MESSAGES[locale], viewer: viewerIn(request) }
  }

  const because = ({ name }: Viewer, why: string): Change => ({ changedAt: now(), changedBy: name, why })
  const releaserOf = ({ name }: Viewer): Releaser => ({ name, modules: null, scope: EVERY_TENANT })

  app.get(STYLE_PATH, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(STYLE),
  )

  void app.register(
    async (scoped) => {
      scoped.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      )
      // Forms are short unless a route says otherwise.
      scoped.addHook('onRoute', (route) => {
        route.bodyLimit ??= FORM_BYTES
      })
      // Code of modules runs on this origin. It can neither read a page here by a call nor show it in a frame.
      scoped.addHook('onRequest', async (request, reply) => {
        const isNavigation = request.headers['sec-fetch-dest'] === 'document'
        if (isNavigation && (request.method === 'GET' || originOf(request) === 'same')) return
        await refuse(request, reply)
      })
      scoped.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) => {
        const texts = MESSAGES[likelyLocaleOf(request)]
        const isRefused = error instanceof OperatorRefusedError
        const isWrong = error instanceof v.ValiError || (error.statusCode ?? 500) < 500
        if (!isRefused && !isWrong) request.log.error({ traceId: request.id, err: error }, 'the operator’s page failed')
        const status = isRefused ? 409 : isWrong ? 400 : 500
        const body = isRefused
          ? saying(texts, texts.notDone, error.message, { language: 'en' })
          : saying(texts, texts.notDone, isWrong ? texts.forbiddenHint : request.id)
        return show(request, reply, texts.notDone, body, status)
      })

      scoped.get('/sign-in', async (request, reply) => {
        const texts = MESSAGES[likelyLocaleOf(request)]
        return show(request, reply, texts.signIn, signInBody(texts, ''))
      })
      scoped.post('/sign-in', async (request, reply) => {
        const texts = MESSAGES[likelyLocaleOf(request)]
        if (guesses.isLimited(request.ip, now())) {
          return show(request, reply, texts.signIn, signInBody(texts, texts.tooManyGuesses), 429)
        }
        const { name, password: given } = v.parse(signInForm, request.body)
        const secret = await database.asOwner((tx) =>
          signIn(tx, { name, password: given, ownerPassword: password, now: now() }),
        )
        if (secret === null) {
          guesses.countWrong(request.ip, now())
          request.log.warn({ traceId: request.id, address: request.ip }, 'a wrong password at the operator’s page')
          return show(request, reply, texts.signIn, signInBody(texts, texts.wrong, name), 401)
        }
        request.log.info({ traceId: request.id, by: name }, 'somebody signed in to the operator’s page')
        return reply
          .setCookie(sessionCookie(request), secret, {
            path: OPERATOR_PAGE,
            httpOnly: true,
            sameSite: 'strict',
            secure: request.protocol === 'https',
            maxAge: SESSION_MS / 1000,
          })
          .redirect(`${OPERATOR_PAGE}/`, 303)
      })
      scoped.post('/sign-out', { preHandler: admit(null) }, async (request, reply) => {
        await database.asOwner((tx) => signOut(tx, sessionSecret(request)))
        return reply
          .clearCookie(sessionCookie(request), { path: OPERATOR_PAGE, secure: request.protocol === 'https' })
          .redirect(`${OPERATOR_PAGE}/sign-in`, 303)
      })
      scoped.post('/language', async (request, reply) => {
        const { locale } = v.parse(languageForm, request.body)
        return reply
          .header('set-cookie', preferenceCookie(LOCALE_COOKIE, locale, `${request.protocol}:`))
          .redirect(`${OPERATOR_PAGE}/`, 303)
      })

      // Not without its slash: a proxy that keeps `/operator/` from visitors would let that through.
      scoped.get('/', { preHandler: admitHome, prefixTrailingSlash: 'slash' }, async (request, reply) => {
        const { locale, texts, viewer } = looking(request)
        const overview = await readOverview(database, null, now())
        const { module, scope: at, version } = v.parse(doneQuery, request.query)
        const stands = overview.assignments.some((row) => row.moduleId === module && row.version === version)
        const notice = stands ? texts.done(module, scopeName(texts, overview.schools, at), version) : ''
        const body = overviewBody({ texts, viewer, overview, now: now() }, notice)
        return sendPage(reply, { locale, viewer, title: texts.overview, body, section: 'overview' })
      })
      scoped.get<OfModule>('/modules/:module', { preHandler: admit('view') }, async (request, reply) => {
        const { locale, texts, viewer } = looking(request)
        const { module } = request.params
        const given = await readReleases(database, config.appsDirectory, module)
        if (given.length === 0) return notFound(request, reply)
        const overview = await readOverview(database, module, now())
        const body = moduleBody({ texts, viewer, overview, now: now() }, module, given)
        return sendPage(reply, { locale, viewer, title: module, body, section: 'overview' })
      })
      scoped.get('/audit', { preHandler: admit('audit') }, async (request, reply) => {
        const { locale, texts, viewer } = looking(request)
        const { page } = v.parse(auditQuery, request.query)
        const audit = await readAudit(database, page)
        const body = auditBody({ texts, audit, page })
        return sendPage(reply, { locale, viewer, title: texts.audit, body, section: 'audit' })
      })

      serveTeaching(scoped, {
        database,
        sections,
        pictureOrigins: config.pictureOrigins,
        admit,
        looking,
        refuse,
        notFound,
        now,
      })

      scoped.get<OfModule>('/modules/:module/promote', { preHandler: admit('release') }, async (request, reply) => {
        const { locale, texts, viewer } = looking(request)
        const { module } = request.params
        const { version } = v.parse(doneQuery, request.query)
        const given = await readReleases(database, config.appsDirectory, module)
        if (!given.some((release) => release.version === version && isPromotable(release))) {
          return notFound(request, reply)
        }
        const overview = await readOverview(database, module, now())
        const body = promoteBody({ texts, viewer, overview, moduleId: module }, version)
        return sendPage(reply, { locale, viewer, title: texts.promoteTitle(module, version), body })
      })
      scoped.post<OfModule>('/modules/:module/promote', { preHandler: admit('release') }, async (request, reply) => {
        const viewer = viewerIn(request)
        const { module } = request.params
        const { version, scope: at, gray, level, why } = v.parse(promoteForm, request.body)
        const promotion = { version, scope: at, gray, level }
        const result = await releases.promote(releaserOf(viewer), module, promotion, because(viewer, why))
        request.log.info({ traceId: request.id, by: viewer.name, module, result }, 'a module was released')
        return reply.redirect(donePath(module, at, version), 303)
      })
      scoped.get<OfModule>('/modules/:module/rollback', { preHandler: admit('release') }, async (request, reply) => {
        const { locale, texts, viewer } = looking(request)
        const { module } = request.params
        const { scope: at } = v.parse(doneQuery, request.query)
        const plan = await releases.planRollBack(module, at)
        if (plan === null) return notFound(request, reply)
        const overview = await readOverview(database, module, now())
        const body = rollBackBody({ texts, viewer, overview, moduleId: module }, at, plan)
        const title = texts.rollBackTitle(module, scopeName(texts, overview.schools, at))
        return sendPage(reply, { locale, viewer, title, body })
      })
      scoped.post<OfModule>('/modules/:module/rollback', { preHandler: admit('release') }, async (request, reply) => {
        const viewer = viewerIn(request)
        const { module } = request.params
        const { version, scope: at, why } = v.parse(rollBackForm, request.body)
        const result = await releases.rollBack(releaserOf(viewer), module, at, because(viewer, why), version)
        request.log.info({ traceId: request.id, by: viewer.name, module, result }, 'a module was released')
        return reply.redirect(donePath(module, at, result.version ?? ''), 303)
      })
    },
    { prefix: OPERATOR_PAGE },
  )

  function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const texts = MESSAGES[likelyLocaleOf(request)]
    return show(request, reply, texts.notFound, saying(texts, texts.notFound, request.url), 404)
  }
}

function donePath(module: string, scope: string, version: string): string {
  return `${OPERATOR_PAGE}/?${new URLSearchParams({ module, scope, version })}`
}
