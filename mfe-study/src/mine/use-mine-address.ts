import { useSearchParams } from 'react-router-dom'

import { mineQuery, parseMineAddress, type MineAddress } from './mine.model'

/** What the page shows, read from its address, and the ways to another place in it. */
export function useMineAddress() {
  const [query, setQuery] = useSearchParams()
  const address = parseMineAddress(query)
  return {
    query,
    address,
    /** Another page of a list starts at the top; another tab leaves the reader where the tabs are. */
    go: (next: MineAddress) => setQuery(mineQuery(next, query), { preventScrollReset: next.page === 1 }),
    hrefOf: (next: MineAddress) => `?${mineQuery(next, query).toString()}`,
  }
}
