import type { ModuleMap, ModuleMapEntry, ModuleRelease } from '@campus/contracts/composition'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'
import type { CampusModule } from '@campus/contracts/module'
import type { SlotName } from '@campus/contracts/slots'

/** One try at a release: `attempt` changes the address, `deadline` is in milliseconds. */
export interface LoadAttempt {
  readonly phase: 'load' | 'retry' | 'lastGood'
  readonly release: ModuleRelease
  readonly attempt: number
  readonly deadline: number
}

/** Milliseconds after which a module's place shows the error card, whatever happened before. */
export const MODULE_DEADLINE = 8000

/**
 * The tries one load makes, in order: the release, the release again at a
 * changed address, the last good one. Together they stay below the deadline.
 */
export function loadPlan(entry: ModuleMapEntry, earlierAttempts: number): LoadAttempt[] {
  const plan: LoadAttempt[] = [
    { phase: 'load', release: entry, attempt: earlierAttempts, deadline: 4000 },
    { phase: 'retry', release: entry, attempt: earlierAttempts + 1, deadline: 2000 },
  ]
  if (entry.lastGood !== null && entry.lastGood.version !== entry.version) {
    plan.push({ phase: 'lastGood', release: entry.lastGood, attempt: earlierAttempts, deadline: 1800 })
  }
  return plan
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

function majorOf(version: string): string {
  return version.split('.')[0] ?? ''
}

/** The module that offers a slot. */
export function slotOwner(map: ModuleMap, slot: SlotName): ModuleMapEntry | null {
  return map.modules.find((entry) => entry.slots.includes(slot)) ?? null
}
