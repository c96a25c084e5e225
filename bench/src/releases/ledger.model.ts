/**
 * What the steps of a sequence mean, kept apart from the server's own account: who gets which release, what a rollback
 * leads to, and what may be collected. Pure.
 */
import { MODULES, TENANT, type ModuleId, type Scope } from './sequence.model'

/** Days for which a release stays, as docs/releasing.md promises. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

interface Known {
  /** When it was last published, assigned, or replaced where it was assigned; epoch milliseconds. */
  usedAt: number
  isCollected: boolean
}

type Channel = 'stable' | 'gray'

export interface Visitor {
  readonly tenantId: string
  /** Whether the visitor falls into a gray share of a module. */
  readonly isIn: (module: ModuleId, share: number) => boolean
}

/** What a page may hold of one module. */
export interface Expected {
  readonly number: number
  /** Numbers of the releases that may stand behind it. */
  readonly behind: readonly number[]
}

export type ExpectedPage = ReadonlyMap<ModuleId, Expected>

export class Ledger {
  readonly #known = new Map<string, Known>()
  /** The releases that stood at a place and were not taken back, oldest first. */
  readonly #standing = new Map<string, number[]>()
  readonly #shares = new Map<string, number>()

  /** Returns whether the release is new or was collected. */
  publish(module: ModuleId, number: number, now: number): boolean {
    const known = this.#known.get(releaseKey(module, number))
    if (known?.isCollected === false) return false
    this.#known.set(releaseKey(module, number), { usedAt: now, isCollected: false })
    return true
  }

  /** Whether it is published and not collected. */
  isKept(module: ModuleId, number: number): boolean {
    return this.#known.get(releaseKey(module, number))?.isCollected === false
  }

  /** Returns false when that must be refused. */
  promote(module: ModuleId, number: number, scope: Scope, gray: number | null, now: number): boolean {
    if (!this.isKept(module, number)) return false
    const channel = gray === null ? 'stable' : 'gray'
    const standing = this.#at(module, scope, channel)
    const current = this.#keptAt(module, scope, channel)
    // Assigned again, it is told as the successor of the one behind it.
    this.#use(module, current.at(-1) === number ? current.at(-2) : current.at(-1), now)
    const again = standing.indexOf(number)
    this.#stand(module, scope, channel, [...(again < 0 ? standing : standing.slice(0, again)), number])
    this.#use(module, number, now)
    if (gray === null) this.#clear(module, scope, 'gray', now)
    else this.#shares.set(placeKey(module, scope, 'gray'), gray)
    return true
  }

  /** Returns false when that must be refused. */
  rollBack(module: ModuleId, scope: Scope, now: number): boolean {
    if (this.#clear(module, scope, 'gray', now)) return true
    const kept = this.#keptAt(module, scope, 'stable')
    const [before, current] = [kept.at(-2), kept.at(-1)]
    if (current === undefined) return false
    if (before === undefined) return scope === TENANT && this.#clear(module, scope, 'stable', now)
    const standing = this.#at(module, scope, 'stable')
    this.#stand(module, scope, 'stable', standing.slice(0, standing.indexOf(before) + 1))
    this.#use(module, current, now)
    this.#use(module, before, now)
    return true
  }

  /** Returns false when that must be refused. */
  unassign(module: ModuleId, now: number): boolean {
    return this.#clear(module, TENANT, 'stable', now)
  }

  /** By module, what the page of a visitor holds. */
  pageOf({ tenantId, isIn }: Visitor): ExpectedPage {
    const scopes: readonly Scope[] = tenantId === TENANT ? [TENANT, '*'] : ['*']
    return new Map(
      MODULES.flatMap((module) => {
        const candidates = scopes.flatMap((scope) => {
          const share = this.#shares.get(placeKey(module, scope, 'gray'))
          const gray = share !== undefined && isIn(module, share) ? this.#keptAt(module, scope, 'gray').slice(-1) : []
          return [...gray, ...this.#keptAt(module, scope, 'stable').toReversed()]
        })
        const [number, ...behind] = candidates
        return number === undefined ? [] : [[module, { number, behind: behind.filter((other) => other !== number) }]]
      }),
    )
  }

  /** Every kept release of a module. */
  keptOf(module: ModuleId): readonly number[] {
    return [...this.#known.keys()]
      .filter((key) => key.startsWith(`${module} `))
      .map((key) => Number(key.split(' ')[1]))
      .filter((number) => this.isKept(module, number))
      .sort((one, other) => one - other)
  }

  /**
   * The releases that a collection takes. `lastGood`: those that stand behind others, which loads decide and the server
   * says.
   */
  collectable(module: ModuleId, lastGood: readonly number[], now: number): readonly number[] {
    const held = new Set([
      ...lastGood,
      ...(['*', TENANT] as const).flatMap((scope) => [
        ...this.#keptAt(module, scope, 'stable').slice(-2),
        ...this.#keptAt(module, scope, 'gray').slice(-1),
      ]),
    ])
    return this.keptOf(module).filter((number) => {
      const { usedAt } = this.#known.get(releaseKey(module, number)) ?? { usedAt: now }
      return !held.has(number) && usedAt + KEPT_MS <= now
    })
  }

  collect(module: ModuleId, numbers: readonly number[]): void {
    for (const number of numbers) {
      const known = this.#known.get(releaseKey(module, number))
      if (known !== undefined) known.isCollected = true
    }
  }

  #at(module: ModuleId, scope: Scope, channel: Channel): readonly number[] {
    return this.#standing.get(placeKey(module, scope, channel)) ?? []
  }

  #keptAt(module: ModuleId, scope: Scope, channel: Channel): readonly number[] {
    return this.#at(module, scope, channel).filter((number) => this.isKept(module, number))
  }

  #stand(module: ModuleId, scope: Scope, channel: Channel, standing: number[]): void {
    this.#standing.set(placeKey(module, scope, channel), standing)
  }

  /** Takes everything from a place; returns whether something stood there. */
  #clear(module: ModuleId, scope: Scope, channel: Channel, now: number): boolean {
    const current = this.#keptAt(module, scope, channel).at(-1)
    if (current === undefined) return false
    this.#use(module, current, now)
    this.#standing.delete(placeKey(module, scope, channel))
    this.#shares.delete(placeKey(module, scope, channel))
    return true
  }

  #use(module: ModuleId, number: number | undefined, now: number): void {
    const known = number === undefined ? undefined : this.#known.get(releaseKey(module, number))
    if (known !== undefined) known.usedAt = now
  }
}

const releaseKey = (module: ModuleId, number: number): string => `${module} ${number}`
const placeKey = (module: ModuleId, scope: Scope, channel: Channel): string => `${module} ${scope} ${channel}`
