import { useWatch, type FieldError } from 'react-hook-form'
import { styled } from 'styled-components'

import { useSession } from '@campus/session/session-store'
import { CodeButton } from '@campus/ui/code-button'
import { TextAreaField, TextField } from '@campus/ui/field'
import { MobileField } from '@campus/ui/mobile-field'
import { color, media, space } from '@campus/ui/tokens'
import { fieldValidator } from '@campus/validators/form-field'
import { CaptchaField } from '@campus/verification/captcha-field'
import { ConsentField } from '@campus/verification/consent-field'
import { useCodeSender } from '@campus/verification/use-code-sender'

import { FormFailure } from '../common/FormFailure'
import { consultRules, MAX_LENGTH, type ConsultText } from './consult.model'
import { useT } from './messages'
import type { Consult } from './use-consult-form'

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`

const Lead = styled.p`
  color: ${color.textMuted};
`

/** Name and number side by side; on a phone in a column. */
const Person = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]} ${space[4]};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

type RuleId = NonNullable<ReturnType<(typeof consultRules)[ConsultText]>>['id']

/** Errors are kept as message ids, so that they follow the language; the server's errors are text. */
const validate = (name: ConsultText) => fieldValidator<RuleId>(consultRules[name], ({ id }) => id)

interface ConsultFormProps {
  /** So that a button outside the form can submit it. */
  id: string
  consult: Consult
}

/** Name, number, code and question. */
export function ConsultForm({ id, consult: { form, submit } }: ConsultFormProps) {
  const t = useT()
  const { errors } = form.formState
  const tenantId = useSession((session) => session.tenantId)
  const content = useWatch({ control: form.control, name: 'content' })
  const sender = useCodeSender(async () => {
    const isNumber = await form.trigger('mobile', { shouldFocus: true })
    return isNumber ? { mobile: form.getValues('mobile'), purpose: 'consult' } : null
  })
  const errorText = (error: FieldError | undefined): string | undefined =>
    error?.message === undefined || error.type === 'server' ? error?.message : t(error.message as RuleId)
  const field = (name: ConsultText) => ({
    ...form.register(name, { validate: validate(name) }),
    label: t(`consult.${name}`),
    maxLength: MAX_LENGTH[name],
    error: errorText(errors[name]),
    required: true,
  })
  return (
    <Form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Lead>{t('consult.lead')}</Lead>
      <Person>
        <TextField {...field('name')} autoComplete="name" />
        <MobileField {...field('mobile')} />
      </Person>
      <CaptchaField sender={sender} />
      <TextField
        {...field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        end={<CodeButton onSend={sender.send} />}
      />
      <TextAreaField
        {...field('content')}
        foot={t('consult.count', { count: content.length, max: MAX_LENGTH.content })}
      />
      <ConsentField
        {...form.register('agreed', { required: true })}
        tenantId={tenantId}
        isMissing={errors.agreed !== undefined}
      />
      {errors.root?.['server'] === undefined ? null : <FormFailure>{errors.root['server'].message}</FormFailure>}
    </Form>
  )
}
