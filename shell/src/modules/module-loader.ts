import type { ModuleMap, ModuleMapEntry, ModuleOutcome } from '@campus/contracts/composition'
import type { CampusModule } from '@campus/contracts/module'
import { loadPlan, moduleMismatch } from './module.model'
import type { LoadAttempt } from './module.model'

/** Where a module stands in this page. */
export type ModuleState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: CampusModule; readonly version: string }
  | { readonly status: 'failed'; readonly reason: string }

/** What the loader needs from outside; the real ones are wired in `modules.ts`. */
export interface LoaderParts {
  readonly map: ModuleMap
  readonly loadContainer: (id: string, attempt: LoadAttempt) => Promise<unknown>
  readonly report: (outcome: ModuleOutcome) => void
  readonly now: () => number
}

const IDLE: ModuleState = { status: 'idle' }

/** Loads each module of the map at most once at a time, keeps what came of it and tells whoever listens. */
export class ModuleLoader {
  readonly #parts: LoaderParts
  readonly #states = new Map<string, ModuleState>()
  readonly #running = new Map<string, Promise<ModuleState>>()
  readonly #attempts = new Map<string, number>()
  readonly #listeners = new Set<() => void>()

  constructor(parts: LoaderParts) {
    this.#parts = parts
  }

  get map(): ModuleMap {
    return this.#parts.map
  }

  state(id: string): ModuleState {
    return this.#states.get(id) ?? IDLE
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Loads the module unless it is there; a module that failed is tried anew. Never rejects. */
  load(id: string): Promise<ModuleState> {
    const state = this.state(id)
    if (state.status === 'ready') return Promise.resolve(state)
    const running = this.#running.get(id)
    if (running) return running
    const entry = this.#parts.map.modules.find((candidate) => candidate.id === id)
    if (!entry) return Promise.resolve(this.#set(id, { status: 'failed', reason: 'not in the module map' }))
    const load = this.#run(entry, state.status === 'failed').finally(() => this.#running.delete(id))
    this.#running.set(id, load)
    return load
  }

  /** Tells of a page of the module that failed while it was drawn or loaded. */
  reportPageFailure(id: string, reason: string): void {
    const state = this.state(id)
    this.#report(id, state.status === 'ready' ? state.version : '', { phase: 'render', ok: false, duration: 0, reason })
  }

  async #run(entry: ModuleMapEntry, healing: boolean): Promise<ModuleState> {
    // A reader who asked for a retry keeps the card until something better is there.
    if (!healing) this.#set(entry.id, { status: 'loading' })
    let reason = ''
    for (const attempt of loadPlan(entry, this.#attempts.get(entry.id) ?? 0)) {
      const started = this.#parts.now()
      const outcome = (ok: boolean, why: string): void =>
        this.#report(entry.id, attempt.release.version, {
          phase: healing && ok ? 'heal' : attempt.phase,
          ok,
          duration: this.#parts.now() - started,
          reason: why,
        })
      try {
        if (attempt.phase !== 'lastGood') this.#attempts.set(entry.id, attempt.attempt + 1)
        const candidate = await withDeadline(this.#parts.loadContainer(entry.id, attempt), attempt.deadline)
        const mismatch = moduleMismatch(candidate, entry.id)
        if (mismatch !== null) throw new Error(mismatch)
        outcome(true, '')
        return this.#set(entry.id, { status: 'ready', module: candidate as CampusModule, version: attempt.release.version })
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
        outcome(false, reason)
      }
    }
    return this.#set(entry.id, { status: 'failed', reason })
  }

  #report(module: string, version: string, outcome: Pick<ModuleOutcome, 'phase' | 'ok' | 'duration' | 'reason'>): void {
    this.#parts.report({ mapId: this.#parts.map.id, module, version, ...outcome, reason: outcome.reason.slice(0, 200) })
  }

  #set(id: string, state: ModuleState): ModuleState {
    this.#states.set(id, state)
    for (const listener of this.#listeners) listener()
    return state
  }
}

/** Rejects when the work takes longer than the deadline in milliseconds; the work itself goes on unheard. */
export async function withDeadline<Result>(work: Promise<Result>, deadline: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${deadline} ms`)), deadline)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
