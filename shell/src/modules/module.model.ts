import type { ModuleMap, ModuleMapEntry, ModuleRelease } from '@campus/contracts/composition'
import { canGoOn } from '@campus/contracts/draft'
import type { CampusModule } from '@campus/contracts/module'
import { MODULE_CONTRACT, SHARED_SCOPE_VERSION } from '@campus/contracts/module-contract'
import type { SlotName } from '@campus/contracts/slots'

/** One try at a release: `attempt` changes the address, `deadline` is in milliseconds. */
export interface LoadAttempt {
  readonly phase: 'load' | 'retry' | 'lastGood'
  readonly release: ModuleRelease
  readonly attempt: number
  readonly deadline: number
}

/**
 * Milliseconds within which a module and its page load, all tries together,
 * or fail. Half a second less than the eight after which the error card must
 * stand there: the browser has to draw it as well.
 */
export const MODULE_DEADLINE = 7500

/** What a page's own script gets when finding its module took long. */
const LEAST_PAGE_DEADLINE = 700

/** What is kept back for another release's module and page, where there is one. */
const KEPT_FOR_FALLBACK = 2700

/** Milliseconds a page's script may take when its module took some already. */
export function pageDeadline(spent: number, hasFallback = false): number {
  return Math.max(MODULE_DEADLINE - spent - (hasFallback ? KEPT_FOR_FALLBACK : 0), LEAST_PAGE_DEADLINE)
}

/**
 * The tries one load makes, in order: the release, the release again at a
 * changed address, the last good one. Together they stay below the deadline.
 */
export function loadPlan(entry: ModuleMapEntry, earlierAttempts: number): LoadAttempt[] {
  const plan: LoadAttempt[] = [
    { phase: 'load', release: entry, attempt: earlierAttempts, deadline: 3600 },
    { phase: 'retry', release: entry, attempt: earlierAttempts + 1, deadline: 1800 },
  ]
  const fallback = fallbackOf(entry, entry.version)
  if (fallback !== null) plan.push({ phase: 'lastGood', release: fallback, attempt: earlierAttempts, deadline: 1400 })
  return plan
}

/** The release that can take the place of one that failed; null when there is no other. */
export function fallbackOf(entry: ModuleMapEntry, failedVersion: string): ModuleRelease | null {
  const { lastGood } = entry
  return lastGood === null || lastGood.version === failedVersion || entry.version !== failedVersion ? null : lastGood
}

/** The release that can take the place of one that failed while it held unfinished work: it must be able to go on with it. */
export function heirOf(entry: ModuleMapEntry, failedVersion: string): ModuleRelease | null {
  const fallback = fallbackOf(entry, failedVersion)
  return fallback !== null && canGoOn(fallback.draft, entry.draft) ? fallback : null
}

/** Says why what a container exposes is not this module, or null when it is. */
export function moduleMismatch(candidate: unknown, id: string): string | null {
  if (typeof candidate !== 'object' || candidate === null) return 'it exposes no module'
  const module = candidate as Partial<CampusModule>
  if (module.id !== id) return `it says it is ${String(module.id)}`
  if (majorOf(String(module.contract)) !== majorOf(MODULE_CONTRACT)) return `its contract is ${String(module.contract)}`
  if (typeof module.pages !== 'object' || typeof module.slots !== 'object') return 'it has no pages or slots'
  return null
}

/**
 * Says what a release takes from the shared packages that this page does not
 * have, or null when it has all of it. `offered` is the shared scope: the
 * packages by their request.
 */
export function missingNames(needs: ModuleRelease['needs'], offered: Readonly<Record<string, object>>): string | null {
  const missing = Object.entries(needs ?? {}).flatMap(([request, names]) => {
    const shared = Object.hasOwn(offered, request) ? offered[request] : undefined
    if (shared === undefined) return [request]
    return names.filter((name) => !Object.hasOwn(shared, name)).map((name) => `${name} of ${request}`)
  })
  return missing.length === 0
    ? null
    : `it needs ${missing.join(', ')}; this shell offers shared scope ${SHARED_SCOPE_VERSION}`
}

function majorOf(version: string): string {
  return version.split('.')[0] ?? ''
}

/** The module that offers a slot. */
export function slotOwner(map: ModuleMap, slot: SlotName): ModuleMapEntry | null {
  return map.modules.find((entry) => entry.slots.includes(slot)) ?? null
}
