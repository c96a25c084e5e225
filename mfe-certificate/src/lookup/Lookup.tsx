import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'

import { formatDate } from '@campus/i18n/format'
import { color, radius, space } from '@campus/ui/tokens'

import type { CertificateKind } from '../common/record/certificate-record.model'
import { RecordSheet } from '../common/record/RecordSheet'
import { EmptyResult } from './EmptyResult'
import type { LookupFields } from './lookup.model'
import { LookupForm } from './LookupForm'
import { useT } from './messages'
import { NumberGuide } from './NumberGuide'
import { useAnswer } from './use-answer'
import { useCaptcha } from './use-captcha'
import { useLookup } from './use-lookup'

interface LookupProps {
  kind: CertificateKind
  form: UseFormReturn<LookupFields>
  isPhone: boolean
}

/** The form of one kind of certificate and its result; a change of tab discards both. */
export function Lookup({ kind, form, isPhone }: LookupProps) {
  const t = useT()
  const captchaControl = useCaptcha()
  const { captcha, renew } = captchaControl
  const { resetField, setFocus } = form
  const answer = useAnswer(kind)
  const { ask, isBusy, ...looked } = useLookup({
    onSettled: renew,
    onCaptchaWrong: () => {
      if (captcha.way === 'picture') setFocus('captcha')
    },
  })

  const { outcome, askedAt } = answer ?? looked

  // The typed digits belong to the picture before.
  useEffect(() => {
    resetField('captcha')
  }, [captcha, resetField])

  return (
    <Column>
      {answer === undefined || answer.refusal === '' ? null : <Refusal role="alert">{answer.refusal}</Refusal>}
      <LookupForm
        kind={kind}
        form={form}
        captchaControl={captchaControl}
        isBusy={isBusy}
        isPhone={isPhone}
        onSubmit={(fields) => ask({ kind, fields, captcha })}
      />
      {outcome === undefined ? <NumberGuide kind={kind} /> : null}
      {outcome?.kind === 'found' ? (
        <RecordSheet
          record={outcome.record}
          standing={t('certificate.found')}
          foot={t('certificate.lookedUpAt', { time: formatDate(askedAt, 'minute') })}
        />
      ) : null}
      {outcome?.kind === 'none' ? <EmptyResult key={askedAt} /> : null}
    </Column>
  )
}

const Refusal = styled.p`
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.m};
  background: ${color.dangerSoft};
  color: ${color.dangerText};
`

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[10]};
`
