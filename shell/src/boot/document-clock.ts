import { noteServerTime } from '@campus/http/client'

/**
 * The document is the first response of a page: by its time the page knows who is signed in before it asks anything.
 * `serverTime` in epoch milliseconds, undefined on a plain static host. A document out of the browser's store tells the
 * time of another visit.
 */
export function readDocumentClock(serverTime: number | undefined): void {
  if (serverTime === undefined) return
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (loaded?.transferSize === 0) return
  const { requestStart = 0, responseStart = performance.now() } = loaded ?? {}
  noteServerTime({ serverTime, sentAt: requestStart, receivedAt: responseStart })
}
