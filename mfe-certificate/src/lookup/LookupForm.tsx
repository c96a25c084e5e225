import type { UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'

import { Button } from '@campus/ui/button'
import { TextField } from '@campus/ui/field'
import { color, media, radius, shadow, space } from '@campus/ui/tokens'

import type { CertificateKind } from '../common/record/certificate-record.model'
import { CaptchaField } from './CaptchaField'
import { NAME_MAX_LENGTH, NUMBER_MAX_LENGTH, type LookupFields } from './lookup.model'
import { useT } from './messages'
import { SentByBrowser } from './SentByBrowser'
import type { CaptchaControl } from './use-captcha'
import { useLookupRules } from './use-lookup-rules'

interface LookupFormProps {
  kind: CertificateKind
  form: UseFormReturn<LookupFields>
  captchaControl: CaptchaControl
  isBusy: boolean
  isPhone: boolean
  onSubmit: (fields: LookupFields) => void
}

/** Name, number and captcha; Enter in any of them submits. Without script the browser sends it, as the route's `answers`. */
export function LookupForm({ kind, form, captchaControl, isBusy, isPhone, onSubmit }: LookupFormProps) {
  const t = useT()
  const rules = useLookupRules()
  const { errors } = form.formState
  return (
    <Form noValidate method="get" $isPhone={isPhone} onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <TextField
        {...form.register('name', rules.name)}
        defaultValue={form.formState.defaultValues?.name}
        label={t('certificate.form.name')}
        placeholder={t('certificate.nameRequired')}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        required
        error={errors.name?.message}
      />
      <TextField
        {...form.register('number', rules.number)}
        defaultValue={form.formState.defaultValues?.number}
        label={t('certificate.form.number')}
        placeholder={t('certificate.numberRequired')}
        maxLength={NUMBER_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.number?.message}
      />
      <CaptchaField form={form} control={captchaControl} rule={rules.captcha} />
      <Submit $isPhone={isPhone}>
        <Button type="submit" variant="primary" block loading={isBusy}>
          {t('certificate.submit')}
        </Button>
      </Submit>
      <SentByBrowser kind={kind} />
    </Form>
  )
}

const Form = styled.form<{ $isPhone: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isPhone }) =>
    $isPhone ? 'minmax(0, 1fr)' : 'minmax(0, 3fr) minmax(0, 5fr) minmax(280px, 5fr) 8em'};
  gap: ${space[5]};
  align-items: start;
  padding: ${({ $isPhone }) => ($isPhone ? space[5] : space[8])};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow[2]};

  @media ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[5]};
  }
  @media ${media.phone} {
    gap: ${space[4]};
  }
`

/** Beside the inputs it aligns with them, below the height of a label. */
const Submit = styled.div<{ $isPhone: boolean }>`
  padding-block-start: ${({ $isPhone }) => ($isPhone ? '0' : `calc(0.875rem * 1.6 + ${space[1]})`)};

  @media ${media.belowDesktop} {
    padding-block-start: 0;
  }
`
