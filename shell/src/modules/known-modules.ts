/** The entries of the page's module map: those the page came with, and those it has asked for since. */
import * as v from 'valibot'

import {
  mapEntryAddress,
  mapIndex,
  mapIndexAddress,
  moduleMapEntry,
  type MapIndex,
  type ModuleMap,
  type ModuleMapEntry,
} from '@campus/contracts/composition'
import { fittingPattern, modulePageAt } from '@campus/contracts/route'
import type { SlotName } from '@campus/contracts/slots'

import { slotOwner } from './module.model'

/** Milliseconds for the index and an entry together; what they take is the module's to make good. */
const DEADLINE = 4800

/** Of these, the milliseconds kept for the entry. */
const KEPT_FOR_ENTRY = 1200

/** Milliseconds until a part is asked for once more, at a changed address: a request that hangs blocks the same one. */
const SECOND_TRY = 1200

export class KnownModules {
  readonly #map: ModuleMap
  #modules: readonly ModuleMapEntry[]
  #index: Promise<MapIndex> | null = null
  readonly #asked = new Map<string, Promise<ModuleMapEntry>>()
  /** Milliseconds that somebody waited for an entry and has not told yet, by its id. */
  readonly #waits = new Map<string, number>()

  constructor(map: ModuleMap) {
    this.#map = map
    this.#modules = map.modules
  }

  /** What is known by now; a new list when it grows. */
  get modules(): ModuleMapEntry[] {
    return [...this.#modules]
  }

  /** Whether a module of the whole map offers a slot. */
  hasSlot(name: SlotName): boolean {
    return this.#map.rest?.slots.includes(name) ?? slotOwner(this, name) !== null
  }

  /** The module that offers a slot, or null. Rejects when it cannot be asked for now. */
  async ownerOf(name: SlotName): Promise<ModuleMapEntry | null> {
    if (!this.hasSlot(name)) return null
    return slotOwner(this, name) ?? this.#ask((index) => index.find(({ slots }) => slots.includes(name)))
  }

  /** The module with a page at a path, or null. Rejects when it cannot be asked for now. */
  async moduleAt(path: string): Promise<ModuleMapEntry | null> {
    if (this.#map.rest === undefined) return modulePageAt(this, path)?.module ?? null
    return this.#ask((index) => {
      const all = index.flatMap(({ paths }) => paths)
      const fitting = fittingPattern(all, path)
      return index.find(({ paths }) => fitting !== null && paths.includes(fitting))
    })
  }

  /** Milliseconds that went by for the entry of a module before it could be loaded; counted once. */
  takeWait(id: string): number {
    const waited = this.#waits.get(id) ?? 0
    this.#waits.delete(id)
    return waited
  }

  async #ask(choose: (index: MapIndex) => MapIndex[number] | undefined): Promise<ModuleMapEntry | null> {
    const { rest, id } = this.#map
    if (rest === undefined) return null
    const started = performance.now()
    this.#index ??= fetchVerified(mapIndexAddress(id), rest.integrity, mapIndex, DEADLINE - KEPT_FOR_ENTRY)
    const index = await orForget(this.#index, () => (this.#index = null))
    const chosen = choose(index)
    if (chosen === undefined) return null
    const left = Math.max(Math.round(started + DEADLINE - performance.now()), KEPT_FOR_ENTRY)
    const entry = await this.#entry(chosen, left)
    this.#waits.set(entry.id, performance.now() - started)
    return entry
  }

  async #entry({ id, integrity }: MapIndex[number], deadline: number): Promise<ModuleMapEntry> {
    const known = this.#modules.find((entry) => entry.id === id)
    if (known !== undefined) return known
    const asking =
      this.#asked.get(id) ?? fetchVerified(mapEntryAddress(this.#map.id, id), integrity, moduleMapEntry, deadline)
    this.#asked.set(id, asking)
    const entry = await orForget(asking, () => this.#asked.delete(id))
    if (!this.#modules.some((other) => other.id === id)) this.#modules = [...this.#modules, entry]
    return entry
  }
}

/** What failed is asked for again by the next caller. */
async function orForget<Result>(asking: Promise<Result>, forget: () => unknown): Promise<Result> {
  try {
    return await asking
  } catch (error) {
    forget()
    throw error
  }
}

/** The browser refuses what differs by a byte. Whichever of two tries comes first counts. */
async function fetchVerified<Schema extends v.GenericSchema>(
  address: string,
  integrity: string,
  schema: Schema,
  deadline: number,
): Promise<v.InferOutput<Schema>> {
  const signal = AbortSignal.timeout(deadline)
  const fetchAt = async (asked: string): Promise<v.InferOutput<Schema>> => {
    const response = await fetch(asked, { integrity, signal })
    if (!response.ok) throw new Error(`${asked}: ${response.status}`)
    return v.parse(schema, await response.json())
  }
  const first = fetchAt(address)
  const second = isThereWithin(first, SECOND_TRY).then((isThere) => (isThere ? first : fetchAt(`${address}?retry=1`)))
  return Promise.any([first, second]).catch(() => second)
}

/** Whether work is done within a time; false as soon as it fails. */
async function isThereWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  const done = work.then(
    () => true,
    () => false,
  )
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}
