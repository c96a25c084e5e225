import type { RegisterOptions, UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'

import { Button } from '@campus/ui/button'
import { TextField } from '@campus/ui/field'
import { space } from '@campus/ui/tokens'
import { CaptchaPicture } from '@campus/verification/captcha-picture'

import { ComputedCaptcha } from './ComputedCaptcha'
import type { LookupFields } from './lookup.model'
import { useT } from './messages'
import { PictureByBrowser } from './SentByBrowser'
import type { CaptchaControl } from './use-captcha'

/** Longer than any picture's code; limits pasted text. */
const CODE_MAX_LENGTH = 10

interface CaptchaFieldProps {
  form: UseFormReturn<LookupFields>
  control: CaptchaControl
  rule: RegisterOptions<LookupFields, 'captcha'>
}

/** The captcha: a picture to read, or a task for the browser for people who cannot see it. */
export function CaptchaField({ form, control, rule }: CaptchaFieldProps) {
  const t = useT()
  const { captcha, renew, choose } = control
  if (captcha.way === 'computed') {
    return (
      <Column>
        <ComputedCaptcha captchaKey={captcha.key} onRetry={renew} />
        <Button variant="text" size="s" onClick={() => choose('picture')}>
          {t('certificate.captcha.picture')}
        </Button>
      </Column>
    )
  }
  return (
    <Column>
      <Row>
        <TextField
          {...form.register('captcha', { ...rule, shouldUnregister: true })}
          label={t('certificate.form.captcha')}
          placeholder={t('certificate.captchaRequired')}
          inputMode="numeric"
          maxLength={CODE_MAX_LENGTH}
          autoComplete="off"
          required
          error={form.formState.errors.captcha?.message}
        />
        <CaptchaPicture captchaKey={captcha.key} onRenew={renew} />
        <PictureByBrowser />
      </Row>
      <Button variant="text" size="s" onClick={() => choose('computed')}>
        {t('certificate.captcha.alternative')}
      </Button>
    </Column>
  )
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};
  min-width: 0;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px;
  gap: ${space[3]};
  width: 100%;
`
