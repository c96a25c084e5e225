import { useSearchParams } from 'react-router-dom'

import type { Address } from './address.model'

interface GoOptions {
  /** Default: as the changed fields say. A new page scrolls to the top, a new tab does not. */
  readonly scroll?: 'top' | 'stay'
  /** Default `push`: going back passes through every choice. */
  readonly history?: 'push' | 'replace'
}

export interface AddressHere<Values> {
  readonly values: Values
  /** Opens the same page with some values changed. */
  readonly go: (change: Partial<Values>, options?: GoOptions) => void
  /** The same as {@link go}, for a link. */
  readonly hrefOf: (change: Partial<Values>) => string
}

/** The state in a page's address, and how to change it. */
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
