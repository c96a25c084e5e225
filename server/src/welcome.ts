/** The developer's message when the server is ready: the schools, who can sign in, and where to look. */
import { asc } from 'drizzle-orm'

import type { Database } from './platform/database/database'
import { tenantHosts, tenants } from './platform/tenants/tenants.schema'

export interface Doors {
  readonly port: number
  /** Of every sample school, where there are any. */
  readonly student: { readonly mobile: string; readonly password: string } | undefined
  /** How to be the operator, as a sentence. */
  readonly operator: string
}

/** Every school's address and the developers' pages, one a line. */
export async function welcome(database: Database, { port, student, operator }: Doors): Promise<string> {
  const at = (path: string, preDomain = ''): string =>
    `http://${preDomain === '' ? '' : `${preDomain}.`}localhost:${port}${path}`
  const schools = await schoolsOf(database)
  return [
    '',
    'Campus is ready, in development: for this machine only.',
    '',
    ...schools.map(({ name, preDomain }) => line(preDomain === null ? '' : at('/', preDomain), name)),
    ...(student === undefined
      ? []
      : ['', line(`${student.mobile} / ${student.password}`, 'a student of every sample school')]),
    line(at('/outbox'), 'the text messages, with their codes'),
    line(at('/docs/api'), 'the API'),
    '',
    operator,
  ].join('\n')
}

/** The operator's message when the server is ready in production. */
export async function productionNotice(
  database: Database,
  { operator, canSendSms }: { readonly operator: string; readonly canSendSms: boolean },
): Promise<string> {
  const schools = await schoolsOf(database)
  return [
    '',
    'Campus is ready, in production: no sample schools, no outbox, no developers’ pages.',
    ...(schools.length === 0 ? [NO_SCHOOL] : []),
    ...(canSendSms ? [] : [NO_TEXT_MESSAGES]),
    operator,
  ].join('\n')
}

const NO_SCHOOL =
  'The database holds no school, so every page says that there is none. `npm run operator -- import <folder>` makes them (docs/import.md). To look around, start with ENVIRONMENT=development.'

const NO_TEXT_MESSAGES =
  'No text message is sent, so nobody can sign in by a code, register or send an enquiry; whoever asks for a code is told so. Set SMS_PROVIDER (docs/operating.md).'

/** Wide enough for the longest address of a sample school. */
const COLUMN = 36

const line = (what: string, about: string): string => `  ${what.padEnd(COLUMN)}${about}`

/**
 * The schools ordered by id, each with its first name below the main domain; null when it has only a domain of
 * its own.
 */
function schoolsOf(database: Database) {
  return database.asOwner(async (tx) => {
    const all = await tx.select({ id: tenants.id, name: tenants.name }).from(tenants).orderBy(asc(tenants.id))
    const hosts = await tx.select().from(tenantHosts).orderBy(asc(tenantHosts.preDomain))
    return all.map(({ id, name }) => ({
      name,
      preDomain:
        hosts.find(({ tenantId, preDomain }) => tenantId === id && !preDomain.includes('.'))?.preDomain ?? null,
    }))
  })
}
