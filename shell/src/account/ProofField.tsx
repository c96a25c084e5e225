import { useFormContext } from 'react-hook-form'

import { MOST_PASSWORD, type SmsPurpose } from '@campus/contracts/sign-in'
import { withMaskedMobile } from '@campus/session/session.model'
import { CodeButton } from '@campus/ui/code-button'
import { PasswordField, TextField } from '@campus/ui/field'
import { fieldValidator } from '@campus/validators/form-field'
import { CaptchaField } from '@campus/verification/captcha-field'
import { useCodeSender } from '@campus/verification/use-code-sender'

import { proofRules, type ProofKind } from './account.model'
import { Muted } from './account.styles'
import { useT } from './messages'

interface ProofFieldProps {
  kind: ProofKind
  mobile: string
  /** What a code is sent for. */
  purpose: SmsPurpose
}

type ErrorId = NonNullable<ReturnType<(typeof proofRules)[ProofKind]>>['id']

/** The field `proof` of the form around it: a code to the person's own number, or the password that they have. */
export function ProofField({ kind, ...recipient }: ProofFieldProps) {
  const t = useT()
  const { register, formState } = useFormContext<{ proof: string }>()
  const error = formState.errors.proof?.message as ErrorId | undefined
  const field = {
    ...register('proof', { validate: fieldValidator<ErrorId>(proofRules[kind], ({ id }) => id) }),
    error: error && t(error),
  }
  if (kind === 'code') return <CodeField field={field} {...recipient} />
  return <PasswordField {...field} label={t('account.proof.password')} maxLength={MOST_PASSWORD} required />
}

interface CodeFieldProps extends Omit<ProofFieldProps, 'kind'> {
  field: Pick<React.ComponentProps<typeof TextField>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'error'>
}

function CodeField({ mobile, purpose, field }: CodeFieldProps) {
  const t = useT()
  const sender = useCodeSender(async () => ({ mobile, purpose }))
  return (
    <>
      <Muted>{t('account.proof.sentTo', { mobile: withMaskedMobile(mobile) })}</Muted>
      <CaptchaField sender={sender} />
      <TextField
        {...field}
        label={t('account.proof.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        end={<CodeButton onSend={sender.send} />}
      />
    </>
  )
}
