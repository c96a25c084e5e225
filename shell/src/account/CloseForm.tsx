import { FormProvider, useForm } from 'react-hook-form'

import { useCallOnce } from '@campus/calls/use-call-once'
import { closeAccount } from '@campus/contracts/account'
import { Button } from '@campus/ui/button'

import { useLeave } from '../common/use-leave'
import { proofOf, type ProofKind } from './account.model'
import { Fields } from './account.styles'
import { useT } from './messages'
import { ProofField } from './ProofField'

interface CloseFields {
  proof: string
}

/** What shows that its owner closes the account; then one is signed out. */
export function CloseForm({ mobile, kind }: { mobile: string; kind: ProofKind }) {
  const t = useT()
  const leave = useLeave()
  const form = useForm<CloseFields>({ defaultValues: { proof: '' } })
  const close = useCallOnce(closeAccount, {
    payload: ({ proof }: CloseFields) => ({ proof: proofOf(kind, proof) }),
    onSuccess: () => leave(t('account.close.done')),
  })
  const submit = form.handleSubmit((fields) => close.run(fields))
  return (
    <FormProvider {...form}>
      <Fields noValidate onSubmit={(event) => void submit(event)}>
        <ProofField kind={kind} mobile={mobile} purpose="closeAccount" />
        <Button type="submit" variant="danger" loading={close.running !== undefined}>
          {t('account.close.submit')}
        </Button>
      </Fields>
    </FormProvider>
  )
}
