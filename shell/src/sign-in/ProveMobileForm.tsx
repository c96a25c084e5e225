import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'

import { proveMobile } from '@campus/contracts/mobile-proof'
import { call } from '@campus/http/client'
import { CallError } from '@campus/http/errors'
import { useSession } from '@campus/session/session-store'
import { withMaskedMobile } from '@campus/session/session.model'
import { currentUser } from '@campus/session/signed-in'
import { Button } from '@campus/ui/button'
import { CodeButton } from '@campus/ui/code-button'
import { TextField } from '@campus/ui/field'
import { toast } from '@campus/ui/toast'
import { color, space } from '@campus/ui/tokens'
import { fieldValidator } from '@campus/validators/form-field'
import { CaptchaField } from '@campus/verification/captcha-field'
import { useCodeSender } from '@campus/verification/use-code-sender'

import { useT } from './messages'
import { signInRules } from './sign-in.model'

type CodeError = NonNullable<ReturnType<(typeof signInRules)['code']>>['id']

/** A code to the number of who is signed in; afterwards everything is read again, with what other schools have. */
export function ProveMobileForm() {
  const t = useT()
  const queryClient = useQueryClient()
  const mobile = useSession((state) => currentUser(state)?.mobile ?? '')
  const form = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const sender = useCodeSender(async () => ({ mobile, purpose: 'proveMobile' }))
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await call(proveMobile, { code })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return
    }
    toast.success(t('proof.done'))
    await queryClient.invalidateQueries()
  })
  const error = errors.code?.message as CodeError | undefined
  return (
    <Fields noValidate onSubmit={(event) => void submit(event)}>
      <Why>{t('proof.why', { mobile: withMaskedMobile(mobile) })}</Why>
      <CaptchaField sender={sender} />
      <TextField
        {...form.register('code', { validate: fieldValidator<CodeError>(signInRules.code, ({ id }) => id) })}
        label={t('login.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        end={<CodeButton onSend={sender.send} />}
        error={error && t(error)}
      />
      <Button type="submit" variant="primary" size="l" block loading={isSubmitting}>
        {t('common.ok')}
      </Button>
    </Fields>
  )
}

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`

const Why = styled.p`
  color: ${color.textMuted};
`
