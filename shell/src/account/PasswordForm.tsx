import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'

import { invalidate } from '@campus/calls/query'
import { useCallOnce } from '@campus/calls/use-call-once'
import { LEAST_PASSWORD, ownAccount, setPassword } from '@campus/contracts/account'
import { MOST_PASSWORD } from '@campus/contracts/sign-in'
import { withMaskedMobile } from '@campus/session/session.model'
import { Button } from '@campus/ui/button'
import { CodeButton } from '@campus/ui/code-button'
import { PasswordField, TextField } from '@campus/ui/field'
import { toast } from '@campus/ui/toast'
import { fieldValidator } from '@campus/validators/form-field'
import { CaptchaField } from '@campus/verification/captcha-field'
import { useCodeSender } from '@campus/verification/use-code-sender'

import { passwordRules, proofOf, type PasswordFields, type ProofKind } from './account.model'
import { Fields, Muted } from './account.styles'
import { useT } from './messages'

interface PasswordFormProps {
  mobile: string
  proof: ProofKind
  onDone: () => void
}

type ErrorId = NonNullable<ReturnType<(typeof passwordRules)[keyof PasswordFields]>>['id']
const validate = (name: keyof PasswordFields) => fieldValidator<ErrorId>(passwordRules[name], ({ id }) => id)

/** A new password, and what shows that its owner sets it. */
export function PasswordForm({ mobile, proof, onDone }: PasswordFormProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const form = useForm<PasswordFields>({ defaultValues: { code: '', former: '', password: '' } })
  const { errors } = form.formState
  const errorOf = (name: keyof PasswordFields) => {
    const id = errors[name]?.message as ErrorId | undefined
    return id && t(id, { n: LEAST_PASSWORD })
  }
  const change = useCallOnce(setPassword, {
    payload: (fields: PasswordFields) => ({ password: fields.password, proof: proofOf(proof, fields) }),
    onSuccess: async () => {
      toast.success(t('account.password.done'))
      await invalidate(queryClient, ownAccount)
      onDone()
    },
  })
  const submit = form.handleSubmit((fields) => change.run(fields))
  return (
    <Fields noValidate onSubmit={(event) => void submit(event)}>
      {/* For managers of passwords: whose it is. */}
      <input type="text" autoComplete="username" value={mobile} readOnly hidden />
      {proof === 'code' ? (
        <CodeFields
          mobile={mobile}
          field={{ ...form.register('code', { validate: validate('code') }), error: errorOf('code') }}
        />
      ) : (
        <PasswordField
          {...form.register('former', { validate: validate('former') })}
          label={t('account.password.former')}
          maxLength={MOST_PASSWORD}
          required
          error={errorOf('former')}
        />
      )}
      <PasswordField
        {...form.register('password', { validate: validate('password') })}
        label={t('account.password.new')}
        hint={t('account.password.hint', { n: LEAST_PASSWORD })}
        autoComplete="new-password"
        maxLength={MOST_PASSWORD}
        required
        error={errorOf('password')}
      />
      <Button type="submit" variant="primary" loading={change.running !== undefined}>
        {t('account.password.submit')}
      </Button>
    </Fields>
  )
}

interface CodeFieldsProps {
  mobile: string
  /** The field of the form. */
  field: Pick<React.ComponentProps<typeof TextField>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'error'>
}

function CodeFields({ mobile, field }: CodeFieldsProps) {
  const t = useT()
  const sender = useCodeSender(async () => ({ mobile, purpose: 'setPassword' }))
  return (
    <>
      <Muted>{t('account.password.sentTo', { mobile: withMaskedMobile(mobile) })}</Muted>
      <CaptchaField sender={sender} />
      <TextField
        {...field}
        label={t('account.password.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        end={<CodeButton onSend={sender.send} />}
      />
    </>
  )
}
