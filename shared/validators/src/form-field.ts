import type { Rule, Violation } from './rule'

/**
 * A rule in the form of react-hook-form's `validate`: true, or the text that `say` gives for the violation.
 * An untouched field has no value yet and counts as empty.
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
