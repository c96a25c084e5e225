import { and, desc, eq, gte, lte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

import type { CallParsedRequest } from '@campus/contracts/call'
import { NEWS_CODE, type mergeCustomPage } from '@campus/contracts/home'

import type { Transaction } from '../../platform/database/database'
import { offsetOf, pagedSelect, type PageRequest } from '../../platform/http/paging'
import { InvalidInputError } from '../../platform/http/refusal'
import { momentOf, wireTime } from '../../platform/http/wire-time'
import { news, notices, PUBLISHED } from '../news/news.schema'

const NOTICE_CODE = 'NOTICE'
/** Before any school published anything. */
const FIRST_DAY = '2000-01-01'
const DAY_MS = 24 * 60 * 60 * 1000

/** Published news and notices of a span of time as one list, newest first; later dates are not published yet. */
export async function tickerPage(tx: Transaction, input: CallParsedRequest<typeof mergeCustomPage>, now: Date) {
  const from = spanEdge('startTime', input.startTime)
  const asked = spanEdge('endTime', input.endTime)
  const until = asked < now ? asked : now
  const entries = unionAll(
    newest(tx, { table: news, code: NEWS_CODE, from, until }, input),
    newest(tx, { table: notices, code: NOTICE_CODE, from, until }, input),
  ).as('entries')
  const page = await pagedSelect(
    tx,
    tx.select().from(entries).$dynamic(),
    input,
    [sql`publish_time desc, id desc`],
    async () =>
      (await tx.$count(news, isIn(news, from, until))) + (await tx.$count(notices, isIn(notices, from, until))),
  )
  return { ...page, records: page.records.map(({ id, title, code }) => tickerEntryOf({ id, title }, code)) }
}

interface Part {
  readonly table: typeof news | typeof notices
  readonly code: string
  readonly from: Date
  readonly until: Date
}

/** As many of one table as can be on the page or before it: an index brings them in order, so the rest is not read. */
function newest(tx: Transaction, { table, code, from, until }: Part, page: PageRequest) {
  return tx
    .select({
      id: table.id,
      title: table.title,
      code: sql<string>`${code}`.as('code'),
      publishTime: table.publishTime,
    })
    .from(table)
    .where(isIn(table, from, until))
    .orderBy(desc(table.publishTime), desc(table.id))
    .limit(offsetOf(page) + page.size)
}

function isIn(table: Part['table'], from: Date, until: Date) {
  return and(eq(table.status, PUBLISHED), gte(table.publishTime, from), lte(table.publishTime, until))
}

/** All that is out, as a page of the ticker. */
export async function wholeTickerPage(tx: Transaction, input: PageRequest, now: Date) {
  return tickerPage(tx, { ...input, startTime: FIRST_DAY, endTime: wireTime(new Date(now.getTime() + DAY_MS)) }, now)
}

/** One news item or notice that is out; undefined when there is none with this id. */
export async function tickerEntry(tx: Transaction, id: string, now: Date) {
  for (const { table, code } of [
    { table: news, code: NEWS_CODE },
    { table: notices, code: NOTICE_CODE },
  ]) {
    const [found] = await tx
      .select({ id: table.id, title: table.title })
      .from(table)
      .where(and(eq(table.id, id), eq(table.status, PUBLISHED), lte(table.publishTime, now)))
    if (found !== undefined) return tickerEntryOf(found, code)
  }
  return undefined
}

function tickerEntryOf(entry: { readonly id: string; readonly title: string }, code: string) {
  return { ...entry, commentObjectType: { code, desc: code === NEWS_CODE ? '资讯' : '公告' } }
}

/** A time of the wire; an end without a clock time includes that day. */
function spanEdge(field: 'startTime' | 'endTime', wire: string): Date {
  const moment = momentOf(wire)
  if (moment === null) throw new InvalidInputError(field)
  return field === 'endTime' && wire.length === 10 ? new Date(moment.getTime() + DAY_MS - 1) : moment
}
