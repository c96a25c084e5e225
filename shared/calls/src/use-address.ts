import { useSearchParams } from 'react-router-dom'

import type { Address } from './address.model'

interface GoOptions {
  /** Default: as the changed fields say; another page is read from the top, another tab where the reader is. */
  readonly scroll?: 'top' | 'stay'
  /** Default `push`: the way back leads through every choice. */
  readonly history?: 'push' | 'replace'
}

export interface AddressHere<Values> {
  readonly values: Values
  /** Leads to the same page with some values changed. */
  readonly go: (change: Partial<Values>, options?: GoOptions) => void
  /** The same, for a link. */
  readonly hrefOf: (change: Partial<Values>) => string
}

/** What the address says of a page, and the ways to other places in it. */
export function useAddress<Values>(address: Address<Values>): AddressHere<Values> {
  const [query, setQuery] = useSearchParams()
  return {
    values: address.parse(query),
    go: (change, { scroll = address.scrollOf(change), history = 'push' } = {}) =>
      setQuery((current) => address.query(current, change), {
        preventScrollReset: scroll === 'stay',
        replace: history === 'replace',
      }),
    hrefOf: (change) => `?${address.query(query, change).toString()}`,
  }
}
