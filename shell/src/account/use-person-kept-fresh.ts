import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { storeUser } from '@campus/session/session-actions'

import { personQuery } from './account.queries'

/** Tells the session who the person is by now: the school may have changed a name, or taken a picture away. */
export function usePersonKeptFresh(): void {
  const { data } = useQuery(personQuery())
  useEffect(() => {
    if (data !== undefined) storeUser(data)
  }, [data])
}
