/** Random schedules of network faults, browser events and a learner's actions during an attempt. */
import fc from 'fast-check'

/** The fault of one call. */
export type LineFault = 'none' | 'slow' | 'request lost' | 'response lost' | 'sent twice' | 'overtaken' | 'server error'

export type Step =
  /** Answers the question with this number (modulo the number of questions); each variant is another answer. */
  | { readonly kind: 'answer'; readonly question: number; readonly variant: number }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'crash' | 'second tab' | 'other device' | 'submit' }

export interface Schedule<SomeStep, SomeFault> {
  readonly steps: readonly SomeStep[]
  /** The faults of the calls in order; later calls succeed. */
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

/** Schedules of up to 25 steps and 30 faults. */
export function schedulesOf<SomeStep, SomeFault>(
  steps: readonly Weighted<SomeStep>[],
  faults: readonly Weighted<SomeFault>[],
): fc.Arbitrary<Schedule<SomeStep, SomeFault>> {
  return fc.record({
    // Without this most of them would be short.
    steps: fc.array(fc.oneof(...steps), { minLength: 1, maxLength: 25, size: 'max' }),
    faults: fc.array(fc.oneof(...faults), { maxLength: 30, size: 'max' }),
  })
}
