/**
 * A page that a module froze cannot say so. While modules run, the page leaves a mark with the newest of them that it
 * renews every second, and takes it away when it is left or hidden. A mark that stayed behind names who froze the page:
 * that release is kept out of this browser for a day, unless somebody asks for it again.
 */
import * as v from 'valibot'

/** A release as the watchdog names it. */
export interface WatchedRelease {
  readonly id: string
  readonly version: string
}

const MARK = 'campus.running:'
const KEPT_OUT = 'campus.frozen:'
const BEAT_MS = 1000
/** A page without a beat for so long hangs. */
const SILENT_MS = 5000
/** After that the browser or the machine may have been switched off. */
const STALE_MS = 5 * 60_000
const KEPT_OUT_MS = 24 * 3_600_000

const stored = v.object({ id: v.string(), version: v.string(), at: v.number() })

const mark = MARK + crypto.randomUUID()
const running: WatchedRelease[] = []
let beat: ReturnType<typeof setInterval> | undefined

/** Watches a release from here on; answers how to stop. */
export function watch(release: WatchedRelease): () => void {
  running.push(release)
  renew()
  return () => {
    const at = running.indexOf(release)
    if (at >= 0) running.splice(at, 1)
    renew()
  }
}

/** Whether the release froze this browser's page within the last day. */
export function isKeptOut({ id, version }: WatchedRelease): boolean {
  const kept = read(KEPT_OUT + id)
  return kept !== null && kept.version === version && Date.now() - kept.at < KEPT_OUT_MS
}

/** The release runs well here: a mark that an earlier page left, perhaps because its browser was ended, counts no more. */
export function acquit({ id, version }: WatchedRelease): void {
  for (const key of attempt((storage) => Object.keys(storage)) ?? []) {
    if (!key.startsWith(MARK) || key === mark) continue
    const left = read(key)
    if (left?.id === id && left.version === version) attempt((storage) => storage.removeItem(key))
  }
}

/** Somebody wants the module in spite of all. */
export function forgive(id: string): void {
  attempt((storage) => storage.removeItem(KEPT_OUT + id))
}

/** Reads what earlier pages left behind. Call it once, before any module runs. */
export function startWatchdog(): void {
  const now = Date.now()
  for (const key of attempt((storage) => Object.keys(storage)) ?? []) {
    if (!key.startsWith(MARK)) continue
    const left = read(key)
    const silent = left === null ? Infinity : now - left.at
    if (silent < SILENT_MS) continue
    if (left !== null && silent < STALE_MS) write(KEPT_OUT + left.id, { ...left, at: now })
    attempt((storage) => storage.removeItem(key))
  }
  addEventListener('pagehide', rest)
  addEventListener('pageshow', renew)
  document.addEventListener('visibilitychange', renew)
}

function renew(): void {
  const newest = running.at(-1)
  if (newest === undefined || document.visibilityState === 'hidden') return rest()
  write(mark, { ...newest, at: Date.now() })
  beat ??= setInterval(renew, BEAT_MS)
}

function rest(): void {
  clearInterval(beat)
  beat = undefined
  attempt((storage) => storage.removeItem(mark))
}

function read(key: string): v.InferOutput<typeof stored> | null {
  try {
    const parsed = v.safeParse(stored, JSON.parse(localStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    // Storage is blocked, or somebody else wrote there: nothing is known.
    return null
  }
}

function write(key: string, { id, version, at }: v.InferOutput<typeof stored>): void {
  attempt((storage) => storage.setItem(key, JSON.stringify({ id, version, at })))
}

/** Null where storage is blocked or full: then nothing is watched. */
function attempt<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}
