import type { Rule, Violation } from './rule'

/**
 * A rule as react-hook-form's `validate`: true, or the text that `say` gives
 * the violation. A field that was never touched has no value yet: it is empty.
 */
export function fieldValidator<Id extends string>(
  rule: Rule<Id>,
  say: (violation: Violation<Id>) => string,
): (value: string | undefined | null) => true | string {
  return (value) => {
    const violation = rule(value ?? '')
    return violation ? say(violation) : true
  }
}
