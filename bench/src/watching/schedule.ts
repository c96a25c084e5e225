/** A learner watches a video of an hour, and what comes between. */
import fc from 'fast-check'

import { FAULTS, type Fault } from '../stage/line-faults'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const VIDEO_MS = 60 * MINUTE

export type Cut =
  /** The tab dies without a last word, and the page is opened again. */
  | { readonly kind: 'crash' }
  | { readonly kind: 'reload' }
  /** To another page and back. */
  | { readonly kind: 'leave' }
  /** The learner goes on at another device; the first one dies. */
  | { readonly kind: 'other device' }
  /** Playing goes on as long as something is loaded. */
  | { readonly kind: 'offline'; readonly milliseconds: number }
  /** The same, and the tab dies before the connection is back. */
  | { readonly kind: 'offline and crash'; readonly milliseconds: number }

export type Step =
  | Cut
  | { readonly kind: 'seek'; readonly toMs: number }
  | { readonly kind: 'pause'; readonly milliseconds: number }
  | { readonly kind: 'speed'; readonly speed: number }
  /** The tab is hidden and shown again; playing goes on. */
  | { readonly kind: 'hide' }

export interface WatchingSchedule {
  /** What is done after playing so long. */
  readonly steps: readonly { readonly playMs: number; readonly step: Step }[]
  /** Of the calls in order; later calls succeed. */
  readonly faults: readonly Fault[]
}

const offlineFor = fc.integer({ min: 2 * SECOND, max: 3 * MINUTE })

const steps = fc.oneof<fc.WeightedArbitrary<Step>[]>(
  { weight: 2, arbitrary: fc.constant({ kind: 'crash' as const }) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ kind: 'reload' }, { kind: 'leave' }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'other device' as const }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('offline' as const), milliseconds: offlineFor }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('offline and crash' as const), milliseconds: offlineFor }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('seek' as const), toMs: fc.integer({ min: 0, max: VIDEO_MS }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('pause' as const),
      milliseconds: fc.integer({ min: 1, max: 5 * MINUTE }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('speed' as const), speed: fc.constantFrom(0.75, 1, 1.5, 2) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'hide' as const }) },
)

/** The schedule of a seed, the same each time. */
export function scheduleOf(seed: number): WatchingSchedule {
  const arbitrary = fc.record({
    steps: fc.array(fc.record({ playMs: fc.integer({ min: 1, max: 6 * MINUTE }), step: steps }), {
      minLength: 4,
      maxLength: 16,
      size: 'max',
    }),
    faults: fc.array(fc.oneof(...FAULTS), { maxLength: 120, size: 'max' }),
  })
  const [schedule] = fc.sample(arbitrary, { seed, numRuns: 1 })
  if (schedule === undefined) throw new Error(`no schedule of seed ${seed}`)
  return schedule
}
