/** The answer to a form that a browser without script has sent: the page is drawn for its visitor alone. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

import { ApiError } from '@campus/http/errors'

import { newCaptcha } from './captcha'
import { sentForm } from './lookup.model'
import { lookUp } from './lookup.queries'
import { useT } from './messages'
import type * as browser from './use-answer'
import { useLookupRules } from './use-lookup-rules'

export const useAnswer: typeof browser.useAnswer = (kind) => {
  const t = useT()
  const queryClient = useQueryClient()
  const rules = useLookupRules()
  const [query] = useSearchParams()
  const { captchaKey: key, ...typed } = sentForm.parse(query)
  const fields = { name: typed.name.trim(), number: typed.number.trim(), captcha: typed.captcha.trim() }
  // A wrong captcha is the server's to tell; it takes more than a picture has.
  const captchaFault = fields.captcha === '' ? t('certificate.captchaRequired') : true
  const faults = [rules.name.validate(fields.name), rules.number.validate(fields.number), captchaFault]
  const fault = faults.find((said) => typeof said === 'string') ?? ''
  const { data } = useQuery({
    queryKey: ['certificate.answer', kind, key],
    enabled: key !== '' && fault === '',
    queryFn: async (): Promise<browser.Answer> => {
      const askedAt = globalThis.campusServer.now()
      try {
        const outcome = await lookUp({ kind, fields, captcha: { ...newCaptcha('picture'), key } }, queryClient)
        return { outcome, askedAt, refusal: '' }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        return { outcome: undefined, askedAt, refusal: error.message }
      }
    },
  })
  return key !== '' && fault !== '' ? { outcome: undefined, askedAt: 0, refusal: fault } : data
}
