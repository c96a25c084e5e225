/** A page of rows: the count, the rows, and the response made of them. */
import { asc, desc, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'

import type { Order } from '@campus/contracts/wire'

import type { Transaction } from '../database/database'

/** A page beyond this is empty anyway; the limit keeps the offset a number that PostgreSQL can read. */
const LAST_PAGE = 1_000_000

export interface PageRequest {
  /** From 1. */
  readonly current: number
  readonly size: number
}

/** The response of a call with pages; its records can still be mapped to their wire form. */
export interface PageResponse<Row> extends PageRequest {
  records: Row[]
  readonly total: number
  readonly pages: number
}

/**
 * The rows of one page, and the number of all rows. `query` has tables and conditions; the order is
 * `orderBy`, unless the query has one. The order must be total, or a row may be on two pages. `count` is for a
 * query that has fewer rows than there are.
 */
export async function pagedSelect<Query extends PgSelect>(
  tx: Transaction,
  query: Query,
  { current, size }: PageRequest,
  orderBy: readonly SQL[] = [],
  count?: () => Promise<number>,
): Promise<PageResponse<Query['_']['result'][number]>> {
  const counted = query.as('paged')
  const offset = offsetOf({ current, size })
  const ordered = orderBy.length === 0 ? query : query.orderBy(...orderBy)
  const rows = await ordered.limit(size).offset(offset)
  // A page that is not full is the last one, unless it lies beyond it.
  const isLast = rows.length < size && (rows.length > 0 || offset === 0)
  const total = isLast ? offset + rows.length : await (count?.() ?? tx.$count(counted))
  return pageResponse<Query['_']['result'][number]>({ current, size }, total, rows)
}

/** How many rows lie before a page. */
export function offsetOf({ current, size }: PageRequest): number {
  return (Math.min(current, LAST_PAGE) - 1) * size
}

/** The empty page. */
export function emptyPage(request: PageRequest): PageResponse<never> {
  return pageResponse(request, 0, [])
}

function pageResponse<Row>({ current, size }: PageRequest, total: number, records: readonly Row[]): PageResponse<Row> {
  return { records: [...records], current, size, total, pages: Math.ceil(total / size) }
}

/**
 * The requested order. `columns` has the fields of every sort that the contract allows; rows equal in all of
 * them follow `last`, in the same direction.
 */
export function orderOf<Sort extends string>(
  { sort, order }: { readonly sort: Sort; readonly order: Order },
  columns: Readonly<Record<NoInfer<Sort>, readonly AnyColumn[]>>,
  last: AnyColumn,
): SQL[] {
  const direction = order === 'ascending' ? asc : desc
  return [...columns[sort], last].map((column) => direction(column))
}

/** One page of a list that is known whole. */
export function pageOfList<Row>(all: readonly Row[], { current, size }: PageRequest): PageResponse<Row> {
  const start = offsetOf({ current, size })
  return pageResponse({ current, size }, all.length, all.slice(start, start + size))
}
