/** `/operator/schools/<school>/<section>`: what the teachers of a school do, as the domains offer it. */
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Database } from '../../../platform/database/database'
import { OperatorRefusedError } from '../../../platform/operator-call'
import {
  TeacherRefusedError,
  type TeacherContext,
  type TeacherPage,
  type TeacherSection,
} from '../../../platform/teaching/teacher-section'
import type { Locale } from '../../gateway/gateway.messages'
import { EVERY_TENANT } from '../../registry/resolve.model'
import { asOperatorOf } from '../run-operator-call'
import { formToken, OPERATOR_PAGE, saying, sendPage, type Viewer } from './frame'
import type { Role } from './operator-accounts'
import type { Messages } from './operator-page.messages'
import { readSchools } from './page-data'
import { schoolsBody } from './school-pages'

export interface TeachingDependencies {
  readonly database: Database
  readonly sections: readonly TeacherSection[]
  readonly pictureOrigins: readonly string[]
  readonly admit: (role: Role) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>
  readonly looking: (request: FastifyRequest) => {
    readonly locale: Locale
    readonly texts: Messages
    readonly viewer: Viewer
  }
  readonly refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
  readonly now: () => Date
}

interface OfSection {
  Params: { readonly school: string; readonly section: string }
}

interface OfList extends OfSection {
  Querystring: { readonly search?: unknown }
}

interface OfOne {
  Params: OfSection['Params'] & { readonly id: string }
  Body: Readonly<Record<string, string>>
}

/** A paper of hundreds of questions, each with a comment. */
const MOST_BYTES = 2 * 1024 * 1024
/** Characters of what is looked for. */
const LONGEST_SEARCH = 60

export function serveTeaching(scoped: FastifyInstance, dependencies: TeachingDependencies): void {
  const { database, pictureOrigins, admit, looking, refuse, notFound, now } = dependencies
  // Where something may wait comes first.
  const sections = [...dependencies.sections].sort((one, other) => waits(other) - waits(one))

  scoped.get('/schools', { preHandler: admit('teach') }, async (request, reply) => {
    const { locale, texts, viewer } = looking(request)
    const schools = await readSchools(database, viewer.scope)
    const counted = await Promise.all(
      schools.map(async (school) => ({
        ...school,
        sections: await Promise.all(
          sections.map(async (section) => ({
            name: section.names[locale],
            address: addressOf(school.id, section.id),
            waiting: await (section.waiting === undefined
              ? null
              : asOperatorOf(database, { tenantId: school.id, now: now() }, section.waiting)),
          })),
        ),
      })),
    )
    const body = schoolsBody(texts, counted)
    return sendPage(reply, { locale, viewer, title: texts.schools, body, section: 'schools' })
  })

  /** Sends the answer itself where the viewer has no such section. */
  async function atSection(request: FastifyRequest<OfSection>, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const { scope } = looking(request).viewer
    const { school, section } = request.params
    if (scope !== EVERY_TENANT && scope !== school) return refuse(request, reply)
    const schools = await readSchools(database, school)
    return schools.length > 0 && sections.some(({ id }) => id === section) ? undefined : notFound(request, reply)
  }

  /** Runs `work` for the section of the address, in one transaction that has ended when it returns. */
  async function inSection<Result>(
    request: FastifyRequest<OfSection>,
    work: (section: TeacherSection, context: TeacherContext) => Promise<Result>,
  ): Promise<Result> {
    const { viewer, locale } = looking(request)
    const { school, section: id } = request.params
    const section = sections.find((one) => one.id === id)
    if (section === undefined) throw new Error('a section was not looked for before its page')
    const place = {
      locale,
      by: viewer.name,
      address: addressOf(school, id),
      addressOf: (other: string) => addressOf(school, other),
      formToken: formToken(viewer),
    }
    return asOperatorOf(database, { tenantId: school, now: now() }, (context) =>
      work(section, { ...context, ...place }),
    )
  }

  function show(request: FastifyRequest, reply: FastifyReply, page: TeacherPage | null) {
    if (page === null) return notFound(request, reply)
    const { locale, viewer } = looking(request)
    return sendPage(reply, { locale, viewer, ...page, section: 'schools', pictureOrigins })
  }

  /** The form's page stands one step back in the browser, with everything that was typed, or is shown again. */
  function tellRefused(request: FastifyRequest, reply: FastifyReply, error: OperatorRefusedError) {
    const { locale, texts, viewer } = looking(request)
    if (error instanceof TeacherRefusedError && error.page !== undefined) {
      return sendPage(reply, { locale, viewer, ...error.page, section: 'schools', pictureOrigins, status: 409 })
    }
    const language = error instanceof TeacherRefusedError ? undefined : 'en'
    const body = saying(texts, texts.notDone, error.message, { language, back: request.url })
    return sendPage(reply, { locale, viewer, title: texts.notDone, body, section: 'schools', status: 409 })
  }

  const preHandler = [admit('teach'), atSection]

  scoped.get<OfList>('/schools/:school/:section', { preHandler }, async (request, reply) => {
    const { search } = request.query
    // A database keeps no zero character, so nothing has one.
    const looked = typeof search === 'string' ? search.replaceAll('\0', ' ').trim().slice(0, LONGEST_SEARCH) : ''
    return show(request, reply, await inSection(request, async (section, context) => section.list(context, looked)))
  })
  scoped.get<OfOne>('/schools/:school/:section/:id', { preHandler }, async (request, reply) => {
    const { id } = request.params
    return show(request, reply, await inSection(request, async (section, context) => section.show(context, id)))
  })
  scoped.get<OfOne>('/schools/:school/:section/:id/file', { preHandler }, async (request, reply) => {
    const { school, section: name, id } = request.params
    const file = await inSection(request, async (section, context) => section.download?.(context, id) ?? null)
    if (file === null) return notFound(request, reply)
    const by = looking(request).viewer.name
    request.log.info({ traceId: request.id, by, school, section: name, id }, 'a teacher took a file away')
    return reply
      .type(file.contentType)
      .headers({ 'content-disposition': contentDisposition(file.name), 'cache-control': 'no-store' })
      .send(file.content)
  })
  scoped.post<OfOne>('/schools/:school/:section/:id', { preHandler, bodyLimit: MOST_BYTES }, async (request, reply) => {
    const { school, section: name, id } = request.params
    try {
      const next = await inSection(
        request,
        async (section, context) => section.take?.(context, id, request.body) ?? null,
      )
      if (next === null) return notFound(request, reply)
      const by = looking(request).viewer.name
      request.log.info({ traceId: request.id, by, school, section: name, id }, 'a teacher decided something')
      if (typeof next === 'object') return show(request, reply, next)
      // A header holds ASCII alone; an id may be anything.
      return reply.redirect(encodeURI(`${addressOf(school, name)}${next}`), 303)
    } catch (error) {
      if (error instanceof OperatorRefusedError) return tellRefused(request, reply, error)
      throw error
    }
  })
}

function addressOf(school: string, sectionId: string): string {
  return `${OPERATOR_PAGE}/schools/${school}/${sectionId}`
}

function waits({ waiting }: TeacherSection): number {
  return waiting === undefined ? 0 : 1
}
