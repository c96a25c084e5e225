import { ERROR_CODES } from '@campus/contracts/errors'
import { sendSmsCode } from '@campus/contracts/sign-in'
import { newCaptchaKey } from '@campus/http/captcha-key'
import { call } from '@campus/http/client'
import { ApiError, SystemBusyError } from '@campus/http/errors'
import { toast } from '@campus/ui/toast'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useT } from '../messages'
import type { SignInFields } from './sign-in.model'

export interface CodeSender {
  /** Sends a code to the number in the form; true when it is on its way. A failure has been told. */
  send: () => Promise<boolean>
  /** The key of the captcha the server asks for, null while it asks for none. */
  readonly captchaKey: string | null
  renewCaptcha: () => void
}

const ASKS_FOR_CAPTCHA: readonly number[] = [ERROR_CODES.captchaRequired, ERROR_CODES.captchaWrong]

/** Sends codes by text message, with a captcha once the server wants one. */
export function useCodeSender(form: UseFormReturn<SignInFields>): CodeSender {
  const t = useT()
  const [captchaKey, setCaptchaKey] = useState<string | null>(null)

  const renewCaptcha = (): void => {
    setCaptchaKey(newCaptchaKey())
    form.setValue('captcha', '')
  }

  const tell = (error: unknown): void => {
    if (error instanceof ApiError && ASKS_FOR_CAPTCHA.includes(error.code)) {
      form.setError('captcha', { type: 'server', message: error.message })
      // The field is drawn with the new key first.
      setTimeout(() => form.setFocus('captcha'))
    } else if (error instanceof ApiError) toast.error(error.message)
    else if (error instanceof SystemBusyError) toast.error(t('sms.failed'))
  }

  const send = async (): Promise<boolean> => {
    if (!(await form.trigger('mobile', { shouldFocus: true }))) return false
    const { mobile, captcha } = form.getValues()
    if (captchaKey !== null && captcha.trim() === '') {
      form.setError('captcha', { message: 'login.captchaRequired' }, { shouldFocus: true })
      return false
    }
    const answered = captchaKey === null ? {} : { captchaKey, captchaCode: captcha.trim() }
    try {
      await call(sendSmsCode, { mobile, ...answered }, { errors: 'inline' })
    } catch (error) {
      const asks = error instanceof ApiError && ASKS_FOR_CAPTCHA.includes(error.code)
      // A captcha serves once, whatever came of it.
      if (asks || captchaKey !== null) renewCaptcha()
      tell(error)
      return false
    }
    setCaptchaKey(null)
    toast.success(t('sms.sent'))
    return true
  }

  return { send, captchaKey, renewCaptcha }
}
