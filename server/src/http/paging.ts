import { MAX_PAGE_SIZE } from '@campus/contracts/wire'

/** A page past this one is empty anyway. */
const LAST_PAGE = 1_000_000

export interface PageWindow {
  readonly current: number
  readonly size: number
  readonly limit: number
  readonly offset: number
}

/** The rows a page asks for, with its size cut to what the server gives at once. */
export function pageWindow(paging: { readonly current: number; readonly size: number }): PageWindow {
  const size = Math.min(paging.size, MAX_PAGE_SIZE)
  const current = Math.min(paging.current, LAST_PAGE)
  return { current, size, limit: size, offset: (current - 1) * size }
}

/** A page's response from its records and the number of all. */
export function pageOf<Row>(window: PageWindow, total: number, records: readonly Row[]) {
  return {
    records: [...records],
    current: window.current,
    size: window.size,
    total,
    pages: Math.ceil(total / window.size),
  }
}
