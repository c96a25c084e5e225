import { reportModuleOutcome, type ModuleOutcome } from '@campus/contracts/composition'
import { call } from '@campus/http/client'

/** Milliseconds for which outcomes are collected before they are sent together. */
const REPORT_DELAY = 2000

/** Outcomes in one report. */
const MOST_OUTCOMES = 20

/**
 * Reports outcomes on behalf of the page that the token names: together, and at once when the page is left. The server
 * counts the first outcome of each release and phase, so no further one is sent. A page without a token reports nothing.
 */
export function createReporter(pageToken: string | undefined): (outcome: ModuleOutcome) => void {
  if (!pageToken) return () => undefined
  const told = new Set<string>()
  let gathered: ModuleOutcome[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = (): void => {
    clearTimeout(timer)
    timer = undefined
    while (gathered.length > 0) {
      const outcomes = gathered.splice(0, MOST_OUTCOMES)
      // A lost report must not affect the page; the server's own logs show that it is missing.
      call(reportModuleOutcome, { pageToken, outcomes }, { errors: 'inline', keepAlive: true }).catch(() => undefined)
    }
  }
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  return (outcome) => {
    const name = [outcome.module, outcome.version, outcome.phase].join(' ')
    if (told.has(name)) return
    told.add(name)
    gathered = [...gathered, outcome]
    timer ??= setTimeout(send, REPORT_DELAY)
  }
}
