import { ERROR_CODES } from '@campus/contracts/errors'
import { sendSmsCode } from '@campus/contracts/sign-in'
import { newCaptchaKey } from '@campus/http/captcha-key'
import { call } from '@campus/http/client'
import { ApiError, SystemBusyError } from '@campus/http/errors'
import { useSharedT } from '@campus/i18n/messages'
import { toast } from '@campus/ui/toast'
import { useState } from 'react'

/** What is wrong with an answer: the reader gave none, or the server's own words about it. */
export type CaptchaProblem = { readonly kind: 'missing' } | { readonly kind: 'refused'; readonly message: string }

/** The captcha the server wants solved before it sends another code. */
export interface CaptchaTask {
  readonly key: string
  readonly answer: string
  readonly problem: CaptchaProblem | null
}

export interface CodeSender {
  /** Sends a code to the form's number; true when it is on its way. A failure has been told. */
  readonly send: () => Promise<boolean>
  /** Null while the server asks for none. */
  readonly captcha: CaptchaTask | null
  readonly answerCaptcha: (answer: string) => void
  readonly renewCaptcha: () => void
}

const ASKS_FOR_CAPTCHA: readonly number[] = [ERROR_CODES.captchaRequired, ERROR_CODES.captchaWrong]

const newTask = (problem: CaptchaProblem | null = null): CaptchaTask => ({ key: newCaptchaKey(), answer: '', problem })

/**
 * Sends codes by text message, with a captcha once the server wants one.
 * `readMobile` gives the number to send to, or null when the form has shown
 * that there is none.
 */
export function useCodeSender(readMobile: () => Promise<string | null>): CodeSender {
  const t = useSharedT()
  const [captcha, setCaptcha] = useState<CaptchaTask | null>(null)

  const fail = (error: unknown): void => {
    if (error instanceof ApiError && ASKS_FOR_CAPTCHA.includes(error.code)) {
      setCaptcha(newTask({ kind: 'refused', message: error.message }))
      return
    }
    // A captcha serves once, whatever came of it.
    if (captcha !== null) setCaptcha(newTask())
    if (error instanceof ApiError) toast.error(error.message)
    else if (error instanceof SystemBusyError) toast.error(t('sms.failed'))
  }

  const send = async (): Promise<boolean> => {
    const mobile = await readMobile()
    if (mobile === null) return false
    const captchaCode = captcha?.answer.trim()
    if (captcha !== null && captchaCode === '') {
      setCaptcha({ ...captcha, problem: { kind: 'missing' } })
      return false
    }
    try {
      await call(sendSmsCode, { mobile, captchaKey: captcha?.key, captchaCode }, { errors: 'inline' })
    } catch (error) {
      fail(error)
      return false
    }
    setCaptcha(null)
    toast.success(t('sms.sent'))
    return true
  }

  return {
    send,
    captcha,
    answerCaptcha: (answer) => setCaptcha((task) => task && { ...task, answer, problem: null }),
    renewCaptcha: () => setCaptcha(newTask()),
  }
}
