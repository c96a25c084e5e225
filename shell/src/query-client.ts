import { QueryClient } from '@tanstack/react-query'

import { SystemBusyError } from '@campus/http/errors'

/** Milliseconds a read counts as fresh. */
const FRESH = 30_000
const READ_RETRIES = 2

/** The page's one query client: reads are retried when the network or server failed, writes never. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        retry: (failures, error) => error instanceof SystemBusyError && failures < READ_RETRIES,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  })
}
