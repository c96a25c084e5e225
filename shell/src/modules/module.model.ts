import { houseOf, type ModuleMap, type ModuleMapEntry, type ModuleRelease } from '@campus/contracts/composition'
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
 * Milliseconds within which a module and its page load or fail, all tries together. Half a second less than
 * the eight seconds after which the failure card must be visible, because the browser has to draw it too.
 */
export const MODULE_DEADLINE = 7500

/** Milliseconds for a page's own script when loading its module took long. */
const LEAST_PAGE_DEADLINE = 700

/** Milliseconds reserved for another release's module and page, if there is one. */
const KEPT_FOR_FALLBACK = 2700

/** Milliseconds for a page's script when its module has used some already. */
export function pageDeadline(spent: number, hasFallback = false): number {
  return Math.max(MODULE_DEADLINE - spent - (hasFallback ? KEPT_FOR_FALLBACK : 0), LEAST_PAGE_DEADLINE)
}

/** Milliseconds for a release that just failed, here or for others: it goes on loading behind the card. */
const TRIPPED_DEADLINE = 500

/** Milliseconds for all tries of a load. */
const LOADING = MODULE_DEADLINE - LEAST_PAGE_DEADLINE

/** Of the time for loading, the share that is never taken by what went by before. */
const LEAST_SHARE = 0.25

/**
 * The tries of one load, in order: the release, the release again at a changed address, the last good
 * release. Together they stay below the deadline. For a release that is `isTripped`, known to fail just now, nobody
 * waits. `spent`: milliseconds that went by before, by which all of them are shorter.
 */
export function loadPlan(
  entry: ModuleMapEntry,
  earlierAttempts: number,
  { isTripped = false, spent = 0 }: { readonly isTripped?: boolean; readonly spent?: number } = {},
): LoadAttempt[] {
  const first = { phase: 'load', release: entry, attempt: earlierAttempts } as const
  const plan: LoadAttempt[] = isTripped
    ? [{ ...first, deadline: TRIPPED_DEADLINE }]
    : [
        { ...first, deadline: 3600 },
        { phase: 'retry', release: entry, attempt: earlierAttempts + 1, deadline: 1800 },
      ]
  const fallback = fallbackOf(entry, entry.version)
  if (fallback !== null) plan.push({ phase: 'lastGood', release: fallback, attempt: earlierAttempts, deadline: 1400 })
  const share = Math.max(1 - spent / LOADING, LEAST_SHARE)
  return plan.map((attempt) => ({ ...attempt, deadline: Math.round(attempt.deadline * share) }))
}

/** The release that can replace a failed one; null when there is none. */
export function fallbackOf(entry: ModuleMapEntry, failedVersion: string): ModuleRelease | null {
  const { lastGood } = entry
  return lastGood === null || lastGood.version === failedVersion || entry.version !== failedVersion ? null : lastGood
}

/** Why the exposed object is not this module, or null when it is. */
export function moduleMismatch(candidate: unknown, id: string): string | null {
  if (typeof candidate !== 'object' || candidate === null) return 'it exposes no module'
  const module = candidate as Partial<CampusModule>
  if (module.id !== id) return `it says it is ${String(module.id)}`
  if (majorOf(String(module.contract)) !== majorOf(MODULE_CONTRACT)) return `its contract is ${String(module.contract)}`
  if (typeof module.pages !== 'object' || typeof module.slots !== 'object') return 'it has no pages or slots'
  return null
}

/** Whether a release is another house's: it comes from another origin than the page, or its version names its house. */
export function isOutside({ base, version }: Pick<ModuleRelease, 'base' | 'version'>, page: string): boolean {
  return new URL(base, page).origin !== new URL(page).origin || houseOf(version) !== null
}

/**
 * The names that a release takes from the shared packages and this page lacks; null when it has all.
 * `offered` is the shared scope: the packages by their request.
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
export function slotOwner(map: Pick<ModuleMap, 'modules'>, slot: SlotName): ModuleMapEntry | null {
  return map.modules.find((entry) => entry.slots.includes(slot)) ?? null
}
