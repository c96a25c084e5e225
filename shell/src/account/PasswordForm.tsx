import { useQueryClient } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'

import { invalidate } from '@campus/calls/query'
import { useCallOnce } from '@campus/calls/use-call-once'
import { LEAST_PASSWORD, ownAccount, setPassword } from '@campus/contracts/account'
import { MOST_PASSWORD } from '@campus/contracts/sign-in'
import { Button } from '@campus/ui/button'
import { PasswordField } from '@campus/ui/field'
import { toast } from '@campus/ui/toast'
import { fieldValidator } from '@campus/validators/form-field'

import { newPasswordRule, proofOf, type ProofKind } from './account.model'
import { Fields } from './account.styles'
import { useT } from './messages'
import { ProofField } from './ProofField'

interface PasswordFormProps {
  mobile: string
  kind: ProofKind
  onDone: () => void
}

interface PasswordFields {
  proof: string
  password: string
}

type ErrorId = NonNullable<ReturnType<typeof newPasswordRule>>['id']
const validate = fieldValidator<ErrorId>(newPasswordRule, ({ id }) => id)

/** A new password, and what shows that its owner sets it. */
export function PasswordForm({ mobile, kind, onDone }: PasswordFormProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const form = useForm<PasswordFields>({ defaultValues: { proof: '', password: '' } })
  const error = form.formState.errors.password?.message as ErrorId | undefined
  const change = useCallOnce(setPassword, {
    payload: ({ proof, password }: PasswordFields) => ({ password, proof: proofOf(kind, proof) }),
    onSuccess: async () => {
      toast.success(t('account.password.done'))
      await invalidate(queryClient, ownAccount)
      onDone()
    },
  })
  const submit = form.handleSubmit((fields) => change.run(fields))
  return (
    <FormProvider {...form}>
      <Fields noValidate onSubmit={(event) => void submit(event)}>
        {/* For managers of passwords: whose it is. */}
        <input type="text" autoComplete="username" value={mobile} readOnly hidden />
        <ProofField kind={kind} mobile={mobile} purpose="setPassword" />
        <PasswordField
          {...form.register('password', { validate })}
          label={t('account.password.new')}
          hint={t('account.password.hint', { n: LEAST_PASSWORD })}
          autoComplete="new-password"
          maxLength={MOST_PASSWORD}
          required
          error={error && t(error, { n: LEAST_PASSWORD })}
        />
        <Button type="submit" variant="primary" loading={change.running !== undefined}>
          {t('account.password.submit')}
        </Button>
      </Fields>
    </FormProvider>
  )
}
