import { Fragment } from 'react'
import { useWatch, type FieldError } from 'react-hook-form'

import { MAX_ENTERPRISE_NAME, type RegisterType } from '@campus/contracts/sign-in'
import { useSession } from '@campus/session/session-store'
import { Button } from '@campus/ui/button'
import { CodeButton } from '@campus/ui/code-button'
import { TextField, type TextFieldProps } from '@campus/ui/field'
import { MobileField } from '@campus/ui/mobile-field'
import { fieldValidator } from '@campus/validators/form-field'
import { CaptchaField } from '@campus/verification/captcha-field'
import { ConsentField } from '@campus/verification/consent-field'

import { FormFailure } from '../common/FormFailure'
import { InvitedTo } from './InvitedTo'
import { useT } from './messages'
import { FIELDS_OF, kindOf, registerRules, type RegisterText } from './register.model'
import { Form } from './register.styles'
import { SchoolSelect } from './SchoolSelect'
import { useRegisterForm } from './use-register-form'

type RuleId = NonNullable<ReturnType<(typeof registerRules)[RegisterText]>>['id']

/** Errors are kept as message ids, so that they follow the language; the server's errors are text. */
const validate = (name: RegisterText) => fieldValidator<RuleId>(registerRules[name], ({ id }) => id)

/** The input rules of the plain fields. A too long name or code gets a message and is not cut. */
const TYPING: Readonly<Record<Exclude<RegisterText, 'school' | 'phone'>, Partial<TextFieldProps>>> = {
  enterpriseName: { autoComplete: 'organization', maxLength: MAX_ENTERPRISE_NAME },
  invitationCode: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  name: { autoComplete: 'name' },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 },
}

interface RegisterFormProps {
  type: RegisterType
  /** Where a new member of the site's school is led; '' for the home page. */
  redirect: string
  /** The school of the site is chosen already. */
  startsHere: boolean
}

/** The school, the person, the code that verifies the number, and the consent. */
export function RegisterForm({ type, redirect, startsHere }: RegisterFormProps) {
  const t = useT()
  const kind = kindOf(type)
  const here = useSession((session) => session.tenantId)
  const { form, sender, submit, isBusy } = useRegisterForm({ type, redirect, school: startsHere ? here : '' })
  const school = useWatch({ control: form.control, name: 'school' })
  const { errors } = form.formState
  const errorText = (error: FieldError | undefined): string | undefined =>
    error?.message === undefined || error.type === 'server' ? error?.message : t(error.message as RuleId)
  const field = (name: RegisterText) => ({
    ...form.register(name, { validate: validate(name) }),
    label: t(`register.${name}`),
    error: errorText(errors[name]),
    required: true,
  })
  const control = (name: RegisterText) => {
    switch (name) {
      case 'school':
        return <SchoolSelect key={name} {...field(name)} />
      case 'invitationCode':
        return <TextField key={name} {...TYPING[name]} {...field(name)} hint={<InvitedTo control={form.control} />} />
      case 'phone':
        return <MobileField key={name} {...field(name)} />
      case 'code':
        return (
          <Fragment key={name}>
            <CaptchaField sender={sender} />
            <TextField {...TYPING[name]} {...field(name)} end={<CodeButton onSend={sender.send} />} />
          </Fragment>
        )
      default:
        return <TextField key={name} {...TYPING[name]} {...field(name)} />
    }
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {FIELDS_OF[kind].map(control)}
      <ConsentField
        {...form.register('agreed', { required: true })}
        tenantId={school === '' ? here : school}
        isMissing={errors.agreed !== undefined}
      />
      {errors.root?.['server'] === undefined ? null : <FormFailure>{errors.root['server'].message}</FormFailure>}
      <Button type="submit" variant="primary" size="l" block loading={isBusy}>
        {t('register.submit')}
      </Button>
    </Form>
  )
}
