/** Reads a trace of Chromium. */
import * as v from 'valibot'

const event = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** When it began, in microseconds. */
  ts: v.optional(v.number(), 0),
  /** How long it lasted, in microseconds. */
  dur: v.optional(v.number(), 0),
  /** Microseconds for which the thread had a processor. */
  tdur: v.optional(v.number()),
  args: v.optional(v.looseObject({ name: v.optional(v.string()) })),
})

const trace = v.object({ traceEvents: v.array(event) })

type TraceEvent = v.InferOutput<typeof event>

/** One task of a page's main thread; all times are milliseconds of processor. */
export interface MainThreadTask {
  readonly took: number
  /** What it was spent on, the longest first; an event's time is without what happened inside of it. */
  readonly parts: readonly (readonly [name: string, took: number])[]
}

const MAIN_THREAD = 'CrRendererMain'
const TASK = 'RunTask'

/** The tasks of a page's main thread. Throws where the trace has none. */
export function mainThreadTasks(json: string): MainThreadTask[] {
  const { traceEvents } = v.parse(trace, JSON.parse(json))
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN_THREAD)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = [...threads].flatMap((thread) =>
    tasksOf(traceEvents.filter(({ tdur, pid, tid }) => tdur !== undefined && `${pid} ${tid}` === thread)),
  )
  if (tasks.length === 0) throw new Error('the trace has no tasks')
  return tasks
}

/** Tasks of one thread: its events lie inside of each other and never overlap. */
function tasksOf(events: readonly TraceEvent[]): MainThreadTask[] {
  const tasks: { took: number; parts: Map<string, number> }[] = []
  const open: TraceEvent[] = []
  for (const next of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while (open.length > 0 && endOf(open.at(-1)) <= next.ts) open.pop()
    const outer = open.at(-1)
    const took = (next.tdur ?? 0) / 1000
    if (next.name === TASK && outer === undefined) tasks.push({ took, parts: new Map() })
    const parts = tasks.at(-1)?.parts
    if (parts !== undefined && (open[0] ?? next).name === TASK) {
      parts.set(next.name, (parts.get(next.name) ?? 0) + took)
      if (outer !== undefined) parts.set(outer.name, (parts.get(outer.name) ?? 0) - took)
    }
    open.push(next)
  }
  return tasks.map(({ took, parts }) => ({ took, parts: [...parts].sort(([, a], [, b]) => b - a) }))
}

const endOf = (event: TraceEvent | undefined): number => (event?.ts ?? 0) + (event?.dur ?? 0)
