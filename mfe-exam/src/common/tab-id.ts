import { newIdempotencyKey } from '@campus/http/idempotency-key'

const KEPT = 'campus.exam-tab'

let own: string | undefined

/**
 * Names this tab, the same through reloads. It lies in the tab's storage only while no page runs there: a tab that the
 * browser makes as a copy of this one, storage and all, has a name of its own.
 */
export function tabId(): string {
  if (own === undefined) {
    own = takeKept() ?? newIdempotencyKey()
    window.addEventListener('pagehide', keep)
    window.addEventListener('pageshow', takeKept)
  }
  return own
}

function keep(): void {
  storage()?.setItem(KEPT, own ?? '')
}

function takeKept(): string | null {
  const kept = storage()?.getItem(KEPT) ?? null
  storage()?.removeItem(KEPT)
  return kept
}

/** Blocked storage gives each page a name of its own. */
function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
