/** Each paged list of the home page keeps its choice and its page in the address, under its own name. */
import { readPageNumber } from '../common/page-number.model'

export const LISTS = ['projects', 'reviews', 'everyone-says', 'micro-classroom'] as const
export type ListName = (typeof LISTS)[number]

export interface ListAddress {
  /** Id of the chosen tab or tag; '' when the address names none. */
  readonly choice: string
  /** From 1. */
  readonly page: number
}

/** Reads a list's part of the address; a page that is none is the first. */
export function parseListAddress(query: URLSearchParams, list: ListName): ListAddress {
  return { choice: query.get(list) ?? '', page: readPageNumber(query.get(pageKeyOf(list))) }
}

/** The query with one list moved; everything else stays. */
export function listQuery(query: URLSearchParams, list: ListName, address: ListAddress): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete(list)
  next.delete(pageKeyOf(list))
  if (address.choice !== '') next.set(list, address.choice)
  if (address.page > 1) next.set(pageKeyOf(list), String(address.page))
  return next
}

function pageKeyOf(list: ListName): string {
  return `${list}-page`
}

/** The pager stands only where there is a second page. */
export function hasPager(total: number, pageSize: number): boolean {
  return total > pageSize
}
