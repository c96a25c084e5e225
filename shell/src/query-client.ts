import { QueryClient } from '@tanstack/react-query'

import { SystemBusyError } from '@campus/http/errors'

/** Milliseconds a read counts as fresh. */
const FRESH = 30_000
const READ_RETRIES = 2
/** Milliseconds until a read is retried: grows from the first to the last value, unless the server asks for more. */
const RETRY_PAUSES = { first: 1000, last: 30_000 }

/** The page's one query client. Reads are retried when the network or server failed, writes never. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        retry: (failures, error) => error instanceof SystemBusyError && failures < READ_RETRIES,
        retryDelay: (failures, error) => Math.max(pauseAfter(failures), askedPause(error)),
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  })
}

function pauseAfter(failures: number): number {
  return Math.min(RETRY_PAUSES.first * 2 ** failures, RETRY_PAUSES.last)
}

/** Adds a random part, so that many refused clients do not all return at the same moment. */
function askedPause(error: Error): number {
  return error instanceof SystemBusyError ? error.retryAfter * (1 + Math.random()) : 0
}
