import { useState } from 'react'
import { useForm, useWatch, type FieldError, type UseFormReturn } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

import { login } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'
import { Button } from '@campus/ui/button'
import { CodeButton } from '@campus/ui/code-button'
import { PasswordField, TextField } from '@campus/ui/field'
import { MobileField } from '@campus/ui/mobile-field'
import { Phrases } from '@campus/ui/phrases'
import { Tabs } from '@campus/ui/tabs'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'
import { fieldValidator } from '@campus/validators/form-field'
import { CaptchaField } from '@campus/verification/captcha-field'
import { ConsentField } from '@campus/verification/consent-field'
import { useCodeSender } from '@campus/verification/use-code-sender'

import { useSite } from '../site-context'
import { useT } from './messages'
import {
  EMPTY_FIELDS,
  registerAddress,
  signInRules,
  tokenRequestOf,
  type SignInFields,
  type SignInMode,
} from './sign-in.model'
import { useSignIn } from './use-sign-in'

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`

/** The part for the code stays mounted while hidden: its countdown goes on. */
const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};

  &[hidden] {
    display: none;
  }
`

/** What helps whoever has no password, or no text messages. */
const Note = styled.p`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.m};
  background: ${color.accentSoft};
  color: ${color.text};
  font: ${weight.regular} ${text.s} ${font.sans};
`

/** Other ways in. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`

const WayLink = styled(Link)`
  min-height: ${space[6]};
  color: ${color.accentText};
  font: ${weight.medium} ${text.s} ${font.sans};

  &:hover {
    text-decoration: underline;
  }
`

type RuleName = keyof typeof signInRules
type RuleId = NonNullable<ReturnType<(typeof signInRules)[RuleName]>>['id']

/** Errors are kept as message ids, so that they follow the language; the server's errors are text. */
const validate = (name: RuleName) => fieldValidator<RuleId>(signInRules[name], ({ id }) => id)

function useErrorText(): (error: FieldError | undefined) => string | undefined {
  const t = useT()
  return (error) => {
    if (error?.message === undefined) return undefined
    return error.type === 'server' ? error.message : t(error.message as RuleId)
  }
}

interface SignInFormProps {
  /** Leads to registration, which comes back to where signing in leads; not where the page must stay open. */
  canLeave?: boolean
  /** The number of who signs in again, '' for anybody: they have agreed already. */
  known?: string
}

/** Signs in by code or by password. The page decides where to go next. */
export function SignInForm({ canLeave = false, known = '' }: SignInFormProps) {
  const t = useT()
  const errorText = useErrorText()
  const {
    tenantId,
    settings: { sendsSms },
  } = useSite()
  const [mode, setMode] = useState<SignInMode>(sendsSms ? 'code' : 'password')
  const [isForgotten, setForgotten] = useState(false)
  const form = useForm<SignInFields>({ defaultValues: { ...EMPTY_FIELDS, mobile: known } })
  const { errors, isSubmitting } = form.formState
  const isKnown = useWatch({ control: form.control, name: 'mobile' }) === known && known !== ''
  const signIn = useSignIn()
  const [query] = useSearchParams()

  const changeMode = (next: SignInMode): void => {
    setMode(next)
    form.clearErrors()
  }
  const submit = form.handleSubmit(async (fields) => {
    await signIn((settings) => call(login, tokenRequestOf(mode, fields, tenantId), settings))
  })

  const fields = (
    <Fields noValidate onSubmit={(event) => void submit(event)}>
      {sendsSms ? null : (
        <Note>
          <Phrases>{t('login.noSms')}</Phrases>
        </Note>
      )}
      <MobileField
        {...form.register('mobile', { validate: validate('mobile') })}
        label={t('login.mobile')}
        autoComplete={mode === 'code' ? 'tel-national' : 'username'}
        required
        error={errorText(errors.mobile)}
      />
      {mode === 'code' && isForgotten ? (
        <Note role="status">
          <Phrases>{t('login.forgottenHint')}</Phrases>
        </Note>
      ) : null}
      {sendsSms ? <CodeFields form={form} shown={mode === 'code'} /> : null}
      {mode === 'password' ? (
        <PasswordField
          {...form.register('password', { validate: validate('password') })}
          label={t('login.password')}
          maxLength={128}
          required
          error={errorText(errors.password)}
        />
      ) : null}
      {isKnown ? null : (
        <ConsentField
          {...form.register('agreed', { required: true })}
          tenantId={tenantId}
          isMissing={errors.agreed !== undefined}
        />
      )}
      <Button type="submit" variant="primary" size="l" block loading={isSubmitting}>
        {t('login.submit')}
      </Button>
      {sendsSms ? (
        <Ways>
          {canLeave ? <WayLink to={registerAddress(query)}>{t('login.register')}</WayLink> : null}
          {mode === 'password' ? (
            <Button
              variant="text"
              size="s"
              onClick={() => {
                setForgotten(true)
                changeMode('code')
              }}
            >
              {t('login.forgotten')}
            </Button>
          ) : null}
        </Ways>
      ) : null}
    </Fields>
  )
  if (!sendsSms) return fields
  return (
    <Tabs
      label={t('login.mode')}
      items={[
        { value: 'code', label: t('login.mode.code') },
        { value: 'password', label: t('login.mode.password') },
      ]}
      value={mode}
      onChange={changeMode}
    >
      {fields}
    </Tabs>
  )
}

function CodeFields({ form, shown }: { form: UseFormReturn<SignInFields>; shown: boolean }) {
  const t = useT()
  const errorText = useErrorText()
  const { errors } = form.formState
  const sender = useCodeSender(async () => {
    const isNumber = await form.trigger('mobile', { shouldFocus: true })
    return isNumber ? form.getValues('mobile') : null
  })
  const isCode = validate('code')
  return (
    <Part hidden={!shown}>
      <CaptchaField sender={sender} />
      <TextField
        {...form.register('code', { validate: (code) => !shown || isCode(code) })}
        label={t('login.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        end={<CodeButton onSend={sender.send} />}
        error={errorText(errors.code)}
      />
    </Part>
  )
}
