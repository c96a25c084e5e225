import type { BootData } from '@campus/contracts/composition'
import { OVERRIDE_PARAMETER } from '@campus/contracts/override'

/** In the tab's own storage: no other tab has it, no later visit, and no request carries it. */
const KEY = 'campus.override'

/**
 * The address at which this page is to be loaded anew, because its tab was given an override that the address does not
 * name; null when the page may go on. A page that has an override gives it to its tab.
 */
export function overriddenAddress({ settings, override }: BootData, here: string): string | null {
  if (!settings.development) return null
  if (override !== undefined) {
    attempt((storage) => storage.setItem(KEY, override.asked))
    return null
  }
  const kept = attempt((storage) => storage.getItem(KEY)) ?? ''
  if (kept === '') return null
  const address = new URL(here)
  address.searchParams.set(OVERRIDE_PARAMETER, kept)
  return address.href
}

/** The tab's next page is as everybody's. */
export function forgetOverride(): void {
  attempt((storage) => storage.removeItem(KEY))
}

/** The same page as everybody gets it. Without a fragment, so that following it always loads the page. */
export function withoutOverride(here: string): string {
  const { origin, pathname, searchParams } = new URL(here)
  searchParams.delete(OVERRIDE_PARAMETER)
  return origin + pathname + (searchParams.size === 0 ? '' : `?${searchParams}`)
}

/** Null where storage is blocked: then the override is in the address alone. */
function attempt<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
