import { useSearchParams } from 'react-router-dom'

import { listQuery, parseListAddress, type ListAddress, type ListName } from './list-address.model'

/** A list's choice and page, kept in the address; moving adds to the history and leaves the scroll where it is. */
export function useListAddress(list: ListName): [ListAddress, (next: ListAddress) => void] {
  const [query, setQuery] = useSearchParams()
  return [
    parseListAddress(query, list),
    (next) => setQuery((current) => listQuery(current, list, next), { preventScrollReset: true }),
  ]
}
