/** Random schedules of what a line, a browser and a learner do while an attempt is answered. */
import fc from 'fast-check'

/** What happens to one call on its way. */
export type LineFault = 'none' | 'slow' | 'request lost' | 'response lost' | 'sent twice' | 'overtaken' | 'server error'

export type Step =
  /** Answers the question of this number, counted on from the last to the first; each variant is another answer. */
  | { readonly kind: 'answer'; readonly question: number; readonly variant: number }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'crash' | 'second tab' | 'other device' | 'submit' }

export interface Schedule<SomeStep, SomeFault> {
  readonly steps: readonly SomeStep[]
  /** What happens to the first call, the second one …; the line works when they are used up. */
  readonly faults: readonly SomeFault[]
}

export type Weighted<Value> = fc.WeightedArbitrary<Value>

export const STEPS: readonly Weighted<Step>[] = [
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      question: fc.nat({ max: 200 }),
      variant: fc.nat({ max: 5 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.constantFrom(50, 400, 1500, 20_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Step>(
      { kind: 'crash' },
      { kind: 'second tab' },
      { kind: 'other device' },
      { kind: 'submit' },
    ),
  },
]

export const LINE_FAULTS: readonly Weighted<LineFault>[] = [
  { weight: 2, arbitrary: fc.constant('none') },
  ...(['slow', 'request lost', 'response lost', 'sent twice', 'overtaken', 'server error'] as const).map((fault) => ({
    weight: 1,
    arbitrary: fc.constant(fault),
  })),
]

/** Schedules of up to 25 steps and 30 calls that something happens to. */
export function schedulesOf<SomeStep, SomeFault>(
  steps: readonly Weighted<SomeStep>[],
  faults: readonly Weighted<SomeFault>[],
): fc.Arbitrary<Schedule<SomeStep, SomeFault>> {
  return fc.record({
    // Else most of them would be short.
    steps: fc.array(fc.oneof(...steps), { minLength: 1, maxLength: 25, size: 'max' }),
    faults: fc.array(fc.oneof(...faults), { maxLength: 30, size: 'max' }),
  })
}
