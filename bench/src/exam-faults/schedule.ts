/** The events of a schedule, beyond those of the client's own test: the ones that need a real server. */
import fc from 'fast-check'

import { schedulesOf, STEPS, type Schedule, type Step } from '../../../mfe-exam/src/attempt/fault-schedule.fixtures'
import type { StorageTrouble } from '../stage/browser'
import { FAULTS, type Fault } from '../stage/line-faults'

export type ExamStep =
  | Step
  | { readonly kind: 'mark'; readonly question: number; readonly marked: boolean }
  | { readonly kind: 'visit'; readonly question: number }
  | { readonly kind: 'offline' | 'sleep'; readonly milliseconds: number }
  /** The device's clock changes. */
  | { readonly kind: 'clock'; readonly wrongBy: number }
  /** The learner reloads the page, or a new release does; the page may still send its last request. */
  | { readonly kind: 'reload' }
  /** Leaves the answering page for another page in the same tab, and returns. */
  | { readonly kind: 'leave' }
  /** Returns to a tab that was left open, and continues there. */
  | { readonly kind: 'back to an earlier tab' }
  | { readonly kind: 'session ends' }
  /** The operator gives the learner so many minutes beyond the work's own, or takes them back. */
  | { readonly kind: 'deadline moves'; readonly minutes: number }
  /** Answers in a way that the question has no longer: the server takes everything but that. */
  | { readonly kind: 'answer that is refused'; readonly question: number }
  /** From now on the browser's database opens late or not at all; null: as it should. */
  | { readonly kind: 'storage'; readonly trouble: StorageTrouble | null }

/** How the attempt ends. */
export type Ending = 'submitted' | 'time runs out in the page' | 'time runs out without a page'

export interface ExamSchedule extends Schedule<ExamStep, Fault> {
  readonly work: number
  readonly ending: Ending
  /** Whether the learner takes over the unsent answers of an earlier page when they are offered. */
  readonly usesLeftover: boolean
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const steps = fc.oneof<fc.WeightedArbitrary<ExamStep>[]>(
  ...STEPS,
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('mark' as const), question: fc.nat({ max: 200 }), marked: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('visit' as const), question: fc.nat({ max: 200 }) }) },
  {
    weight: 1,
    arbitrary: fc.oneof<fc.Arbitrary<ExamStep>[]>(
      fc.record({ kind: fc.constant('offline' as const), milliseconds: fc.constantFrom(5000, 3 * MINUTE) }),
      fc.record({
        kind: fc.constant('sleep' as const),
        milliseconds: fc.constantFrom(20_000, 3 * MINUTE, 30 * MINUTE),
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.oneof<fc.Arbitrary<ExamStep>[]>(
      fc.record({ kind: fc.constant('clock' as const), wrongBy: fc.constantFrom(DAY, -DAY, 0) }),
      fc.constantFrom<ExamStep>({ kind: 'reload' }, { kind: 'leave' }),
      fc.constantFrom<ExamStep>({ kind: 'back to an earlier tab' }, { kind: 'session ends' }),
      fc.record({ kind: fc.constant('deadline moves' as const), minutes: fc.constantFrom(0, 1, 10, 60) }),
      fc.record({ kind: fc.constant('answer that is refused' as const), question: fc.nat({ max: 200 }) }),
      fc.record({
        kind: fc.constant('storage' as const),
        trouble: fc.constantFrom<StorageTrouble | null>('slow', 'failing', null),
      }),
    ),
  },
)

/** The schedule of a seed, the same each time. */
export function scheduleOf(seed: number): ExamSchedule {
  const arbitrary = fc
    .record({
      work: fc.nat({ max: 3 }),
      ending: fc.constantFrom<Ending>(
        'submitted',
        'submitted',
        'time runs out in the page',
        'time runs out without a page',
      ),
      usesLeftover: fc.boolean(),
      schedule: schedulesOf([{ weight: 1, arbitrary: steps }], FAULTS),
    })
    .map(({ schedule, ...rest }) => ({ ...schedule, ...rest }))
  const [schedule] = fc.sample(arbitrary, { seed, numRuns: 1 })
  if (schedule === undefined) throw new Error(`no schedule of seed ${seed}`)
  return schedule
}
