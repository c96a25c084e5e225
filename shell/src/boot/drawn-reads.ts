import type { QueryClient } from '@tanstack/react-query'

import { READS_ELEMENT_ID, type DrawnRead } from '@campus/contracts/drawn-page'

/** The reads that the server drew the page with: nothing of them is asked for again. */
export function keepDrawnReads(queryClient: QueryClient): void {
  const json = document.getElementById(READS_ELEMENT_ID)?.textContent ?? '[]'
  for (const [key, data] of JSON.parse(json) as DrawnRead[]) queryClient.setQueryData(key, data)
}
