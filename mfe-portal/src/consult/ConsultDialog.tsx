import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import type { SlotProps } from '@campus/contracts/slots'
import { Button } from '@campus/ui/button'
import { Dialog } from '@campus/ui/dialog'
import { sendsSmsQuery } from '@campus/verification/sms-queries'

import { ConsultForm } from './ConsultForm'
import { useT } from './messages'
import { useConsultForm } from './use-consult-form'

/** The enquiry form in a dialog. The typed text survives closing, until it is sent. */
export function Component({ open, onClose, about }: SlotProps['consult-dialog.v1']) {
  const t = useT()
  const formId = useId()
  const consult = useConsultForm(onClose, open ? about : undefined)
  const { isSubmitting } = consult.form.formState
  const { data: sendsSms = true } = useQuery({ ...sendsSmsQuery(), enabled: open })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('consult.title')}
      dismissible={!isSubmitting}
      footer={
        sendsSms ? (
          <Button type="submit" form={formId} variant="primary" loading={isSubmitting}>
            {t('consult.submit')}
          </Button>
        ) : null
      }
    >
      {sendsSms ? <ConsultForm id={formId} consult={consult} /> : <p>{t('consult.noSms')}</p>}
    </Dialog>
  )
}
