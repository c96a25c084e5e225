import { newIdempotencyKey } from '@campus/http/idempotency-key'

const KEPT = 'campus.exam-tab'

let own: string | undefined

/**
 * An id for this tab that survives reloads. It lies in the tab's storage only while no page runs there: a
 * duplicate of this tab, with a copy of the storage, gets an id of its own.
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

/** Without storage each page has an id of its own. */
function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
