/** What happens to releases in one sequence, made from its seed. Pure. */
import fc from 'fast-check'

export const MODULES = ['mfe-portal', 'mfe-study'] as const
export type ModuleId = (typeof MODULES)[number]

/** The tenant that gets releases of its own. */
export const TENANT = '20001'
export type Scope = '*' | typeof TENANT

export type Action =
  /** Where the same build was published before, the same bytes are sent again. */
  | { readonly kind: 'publish'; readonly module: ModuleId; readonly number: number }
  | {
      readonly kind: 'promote'
      readonly module: ModuleId
      readonly number: number
      readonly scope: Scope
      /** Percent of the visitors; null for all. */
      readonly gray: number | null
    }
  | { readonly kind: 'roll back'; readonly module: ModuleId; readonly scope: Scope }
  /** The operator takes the tenant's own release away. */
  | { readonly kind: 'unassign'; readonly module: ModuleId }
  /** Visitors' pages report that a release loaded, or did not. */
  | {
      readonly kind: 'report'
      readonly module: ModuleId
      readonly number: number
      readonly ok: boolean
      readonly times: number
    }
  | { readonly kind: 'pass'; readonly days: number }
  /** Both gateways collect at once; with `during`, in the middle of that change. */
  | { readonly kind: 'collect'; readonly during: Extract<Action, { kind: 'publish' | 'promote' }> | null }

export interface Step {
  readonly action: Action
  /** The gateway that is asked. */
  readonly at: 0 | 1
}

/** Releases of each module. */
const MOST_RELEASES = 4

const moduleId = fc.constantFrom(...MODULES)
const number = fc.integer({ min: 1, max: MOST_RELEASES })
const scope = fc.constantFrom<Scope[]>('*', '*', TENANT)
const publish = fc.record({ kind: fc.constant('publish' as const), module: moduleId, number })
const promote = fc.record({
  kind: fc.constant('promote' as const),
  module: moduleId,
  number,
  scope,
  gray: fc.constantFrom(null, null, 10, 50, 100),
})

const action = fc.oneof<fc.WeightedArbitrary<Action>[]>(
  { weight: 6, arbitrary: publish },
  { weight: 8, arbitrary: promote },
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('roll back' as const), module: moduleId, scope }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unassign' as const), module: moduleId }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('report' as const),
      module: moduleId,
      number,
      ok: fc.boolean(),
      times: fc.constantFrom(1, 10),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.constantFrom(1, 15, 29, 30, 31) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('collect' as const),
      during: fc.oneof(fc.constant(null), publish, promote),
    }),
  },
)

const gateway = fc.constantFrom<(0 | 1)[]>(0, 1)
const sequence = fc.array(fc.record({ action, at: gateway }), { minLength: 10, maxLength: 22, size: 'max' })

/** Every module has two releases and one of them is assigned, before anything random happens. */
const OPENING: readonly Step[] = MODULES.flatMap((id): Step[] => [
  { action: { kind: 'publish', module: id, number: 1 }, at: 0 },
  { action: { kind: 'publish', module: id, number: 2 }, at: 1 },
  { action: { kind: 'promote', module: id, number: 1, scope: '*', gray: null }, at: 0 },
])

/** The same for the same seed. */
export function sequenceOf(seed: number): readonly Step[] {
  const [steps = []] = fc.sample(sequence, { seed, numRuns: 1 })
  return [...OPENING, ...steps]
}

export function sayStep({ action: { kind, ...rest }, at }: Step): string {
  const words = Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  return [`gateway ${at}:`, kind, ...words].join(' ')
}
