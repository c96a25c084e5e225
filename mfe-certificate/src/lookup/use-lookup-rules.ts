import { fieldValidator } from '@campus/validators/form-field'
import { check, requiredAs, type Violation } from '@campus/validators/rule'
import { digits, personName } from '@campus/validators/text'

import { useT } from './messages'

const nameRule = check(requiredAs('certificate.nameRequired'), personName)
const numberRule = requiredAs('certificate.numberRequired')
const captchaRule = check(requiredAs('certificate.captchaRequired'), digits)

/** Blanks around pasted text are ignored. */
const setValueAs = (typed: string): string => typed.trim()

type Id = Parameters<ReturnType<typeof useT>>[0]

/** The form's rules for react-hook-form, in the reader's language. */
export function useLookupRules() {
  const t = useT()
  const say = ({ id, params }: Violation<Id>): string => t(id, params)
  return {
    name: { setValueAs, validate: fieldValidator(nameRule, say) },
    number: { setValueAs, validate: fieldValidator(numberRule, say) },
    captcha: { setValueAs, validate: fieldValidator(captchaRule, say) },
  }
}
