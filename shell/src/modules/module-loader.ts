import type { ModuleMap, ModuleMapEntry, ModuleOutcome, ModuleRelease } from '@campus/contracts/composition'
import type { CampusModule } from '@campus/contracts/module'

import { KnownModules } from './known-modules'
import { fallbackOf, loadPlan, moduleMismatch, type LoadAttempt } from './module.model'

/** The state of a module in this page. */
export type ModuleState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: CampusModule; readonly version: string }
  | { readonly status: 'failed'; readonly reason: string }

/** The loader's dependencies; `modules.ts` wires the real ones. */
export interface LoaderParts {
  readonly map: ModuleMap
  readonly loadContainer: (id: string, attempt: LoadAttempt) => Promise<unknown>
  /** Why a release cannot run in this page; null when it can. Known before any of its code is requested. */
  readonly refusalOf: (release: ModuleRelease, id: string) => string | null
  /** A reader asked for a module again that this page has not got. */
  readonly onAskedAgain?: (id: string) => void
  readonly report: (outcome: ModuleOutcome) => void
  readonly now: () => number
}

type Ready = Extract<ModuleState, { status: 'ready' }>
type LoadEnd = Ready | Extract<ModuleState, { status: 'failed' }>

/** After so many loads of a module that failed in this page nobody waits for the next one. */
const FAILURES_TO_TRIP = 2

/** Milliseconds a release may take to replace one whose page failed. */
const FALLBACK_DEADLINE = 2000

const IDLE: ModuleState = { status: 'idle' }

/** Loads each module of the map at most once at a time, keeps the result, and reports late arrivals. */
export class ModuleLoader {
  /** The entries of the page's map. */
  readonly known: KnownModules
  readonly #parts: LoaderParts
  readonly #states = new Map<string, ModuleState>()
  readonly #running = new Map<string, Promise<ModuleState>>()
  readonly #fallingBack = new Map<string, Promise<boolean>>()
  readonly #attempts = new Map<string, number>()
  /** Loads of each module that failed one after the other. */
  readonly #failures = new Map<string, number>()
  /** Releases that arrived after their deadline, by module. */
  readonly #late = new Map<string, Ready>()
  readonly #arrivals = new Map<string, number>()
  readonly #listeners = new Set<() => void>()

  constructor(parts: LoaderParts) {
    this.#parts = parts
    this.known = new KnownModules(parts.map)
  }

  state(id: string): ModuleState {
    return this.#states.get(id) ?? IDLE
  }

  /** Calls the listener when a part of a module arrives after its deadline; returns how to stop. */
  onLateArrival = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** How often a part of the module has arrived after its deadline. */
  lateArrivals(id: string): number {
    return this.#arrivals.get(id) ?? 0
  }

  /**
   * Loads the module unless it is loaded. A failed module is tried again. `spent`: milliseconds that its reader has
   * waited already. Never rejects.
   */
  load(id: string, spent = 0): Promise<ModuleState> {
    const state = this.state(id)
    if (state.status === 'ready') return Promise.resolve(state)
    const running = this.#running.get(id)
    if (running) return running
    const entry = this.#entry(id)
    if (!entry) return Promise.resolve(this.#set(id, { status: 'failed', reason: 'not in the module map' }))
    const isAskedAgain = state.status === 'failed'
    if (isAskedAgain) this.#parts.onAskedAgain?.(this.moduleOf(id))
    const load = this.#run(entry, { healing: isAskedAgain, spent }).finally(() => this.#running.delete(id))
    this.#running.set(id, load)
    return load
  }

  /** Reports a page of the module that failed while it was drawn or loaded. */
  reportPageFailure(id: string, reason: string): void {
    const state = this.state(id)
    const version = state.status === 'ready' ? state.version : this.#entry(id)?.version
    if (version !== undefined) this.#report(id, version, { phase: 'render', ok: false, duration: 0, reason })
  }

  /** Reports what code of a module did to the page; nothing failed by it. */
  reportMisdeed(id: string, version: string, reason: string): void {
    this.#report(this.moduleOf(id), version, { phase: 'error', ok: false, duration: 0, reason })
  }

  /** A page that had been given up has arrived after all. */
  pageArrivedLate(id: string): void {
    this.#arrivals.set(id, this.lateArrivals(id) + 1)
    for (const listener of this.#listeners) listener()
  }

  /** Whether another release could replace the one in use; `holding` is of {@link fallBack}. */
  hasFallback(id: string, holding = false): boolean {
    const state = this.state(id)
    return state.status === 'ready' && this.#fallbackOf(id, state.version, holding) !== null
  }

  /** The module that an entry of the map is a release of: what a partner leaves to the school's own is beside the partner's. */
  moduleOf(id: string): string {
    return this.#entry(id)?.module ?? id
  }

  /** A release of the module that this page may run; null when it has none of that version. */
  release(id: string, version: string): ModuleRelease | null {
    const entry = this.#entry(id)
    return [entry, entry?.lastGood].find((release) => release?.version === version) ?? null
  }

  #fallbackOf(id: string, failedVersion: string, holding: boolean): ModuleRelease | null {
    const entry = this.#entry(id)
    return entry === undefined || holding ? null : fallbackOf(entry, failedVersion)
  }

  /**
   * A page of a version failed: the last good release takes the module's place
   * for the rest of this page's life, unless the page is `holding` unfinished
   * work. Answers whether another release than the failed one stands there now.
   * Never rejects.
   */
  fallBack(id: string, failedVersion: string, holding = false): Promise<boolean> {
    const running = this.#fallingBack.get(id)
    if (running) return running
    const fallBack = this.#loadFallback(id, failedVersion, holding).finally(() => this.#fallingBack.delete(id))
    this.#fallingBack.set(id, fallBack)
    return fallBack
  }

  async #loadFallback(id: string, failedVersion: string, holding: boolean): Promise<boolean> {
    const state = this.state(id)
    if (state.status === 'ready' && state.version !== failedVersion) return true
    const release = this.#fallbackOf(id, failedVersion, holding)
    if (release === null) return false
    const loaded = await this.#try(
      id,
      { phase: 'lastGood', release, attempt: this.#nextAttempt(id), deadline: FALLBACK_DEADLINE },
      false,
    )
    if (loaded.status === 'ready') this.#set(id, loaded)
    return loaded.status === 'ready'
  }

  #entry(id: string): ModuleMapEntry | undefined {
    return this.known.modules.find((candidate) => candidate.id === id)
  }

  #nextAttempt(id: string): number {
    const attempt = this.#attempts.get(id) ?? 0
    this.#attempts.set(id, attempt + 1)
    return attempt
  }

  async #run(
    entry: ModuleMapEntry,
    { healing, spent }: { readonly healing: boolean; readonly spent: number },
  ): Promise<ModuleState> {
    // A reader who asked for a retry keeps the card until something better is there.
    if (!healing) this.#set(entry.id, { status: 'loading' })
    let reached: LoadEnd = { status: 'failed', reason: '' }
    const failures = this.#failures.get(entry.id) ?? 0
    // A reader who retries what others could not load means it; who retried in vain does not wait again.
    const isTripped = failures === 0 ? entry.tripped === true : failures >= FAILURES_TO_TRIP
    for (const attempt of loadPlan(entry, this.#attempts.get(entry.id) ?? 0, { isTripped, spent })) {
      // A name that the page lacks now will not appear later.
      if (attempt.phase === 'retry' && this.#parts.refusalOf(attempt.release, this.moduleOf(entry.id)) !== null) {
        continue
      }
      if (attempt.phase !== 'lastGood') this.#attempts.set(entry.id, attempt.attempt + 1)
      reached = await this.#try(entry.id, attempt, healing)
      if (reached.status === 'ready') break
    }
    const end = reached.status === 'ready' ? reached : (this.#late.get(entry.id) ?? reached)
    this.#failures.set(entry.id, end.status === 'ready' ? 0 : failures + 1)
    return this.#set(entry.id, end)
  }

  /** One try at a release; its outcome is always reported. */
  async #try(id: string, attempt: LoadAttempt, healing: boolean): Promise<LoadEnd> {
    const { version } = attempt.release
    const module = this.moduleOf(id)
    const started = this.#parts.now()
    const loading = this.#open(module, attempt).then((candidate): Ready => {
      const mismatch = moduleMismatch(candidate, module)
      if (mismatch !== null) throw new Error(mismatch)
      return { status: 'ready', module: candidate as CampusModule, version }
    })
    const report = (ok: boolean, reason: string): void => {
      const phase = healing && ok ? 'heal' : attempt.phase
      this.#report(id, version, { phase, ok, duration: this.#parts.now() - started, reason })
    }
    try {
      const ready = await withDeadline(loading, attempt.deadline)
      report(true, '')
      return ready
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      report(false, reason)
      const arriveLate = (ready: Ready): void => {
        this.#report(id, version, { phase: 'heal', ok: true, duration: this.#parts.now() - started, reason: '' })
        this.#arriveLate(id, ready, attempt)
      }
      // A release that never arrives has been reported already.
      loading.then(arriveLate, () => undefined)
      return { status: 'failed', reason }
    }
  }

  async #open(module: string, attempt: LoadAttempt): Promise<unknown> {
    const refusal = this.#parts.refusalOf(attempt.release, module)
    if (refusal !== null) throw new Error(refusal)
    return this.#parts.loadContainer(module, attempt)
  }

  /** On a slow machine a release may arrive after the card is shown: then it replaces the card by itself. */
  #arriveLate(id: string, ready: Ready, { phase }: LoadAttempt): void {
    this.#late.set(id, ready)
    const { status } = this.state(id)
    if (status !== 'failed' && (status !== 'ready' || phase !== 'lastGood')) return
    this.#set(id, ready)
    this.pageArrivedLate(id)
  }

  #report(module: string, version: string, outcome: Pick<ModuleOutcome, 'phase' | 'ok' | 'duration' | 'reason'>): void {
    this.#parts.report({ module, version, ...outcome, reason: outcome.reason.slice(0, 200) })
  }

  #set(id: string, state: ModuleState): ModuleState {
    this.#states.set(id, state)
    return state
  }
}

/** Rejects when the work takes longer than the deadline in milliseconds; the result of the work is then ignored. */
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
