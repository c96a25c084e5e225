import { useState } from 'react'

import type { AtSchool } from '@campus/calls/query'
import { ERROR_CODES } from '@campus/contracts/errors'
import { sendSmsCode, type SmsPurpose } from '@campus/contracts/sign-in'
import { newCaptchaKey } from '@campus/http/captcha-key'
import { call } from '@campus/http/client'
import { ApiError, SystemBusyError } from '@campus/http/errors'
import { useSharedT } from '@campus/i18n/messages'
import { toast } from '@campus/ui/toast'

/** The error of an answer: it is missing, or the server's message about it. */
export type CaptchaProblem = { readonly kind: 'missing' } | { readonly kind: 'refused'; readonly message: string }

/** The captcha that must be solved before the next code. */
export interface CaptchaTask {
  readonly key: string
  /** The school that asks for it. */
  readonly at: AtSchool
  readonly answer: string
  readonly problem: CaptchaProblem | null
}

export interface CodeSender {
  /** Sends a code to the form's number; true when it was sent. A failure has already been shown. */
  readonly send: () => Promise<boolean>
  /** Null while the server asks for none. */
  readonly captcha: CaptchaTask | null
  readonly answerCaptcha: (answer: string) => void
  readonly renewCaptcha: () => void
}

const ASKS_FOR_CAPTCHA: readonly number[] = [ERROR_CODES.captchaRequired, ERROR_CODES.captchaWrong]

const newTask = (at: AtSchool, problem: CaptchaProblem | null = null): CaptchaTask => ({
  key: newCaptchaKey(),
  at,
  answer: '',
  problem,
})

/** The recipient of a code: a number, the school that sends it if it is not the page's own, and the purpose if it is not sign-in. */
export type Recipient = string | { readonly mobile: string; readonly tenantId?: string; readonly purpose?: SmsPurpose }

/**
 * Sends codes by text message, with a captcha once the server wants one.
 * `readRecipient` gives the number to send to, or null when the form has shown
 * that there is none. A code counts only at the school that sent it.
 */
export function useCodeSender(readRecipient: () => Promise<Recipient | null>): CodeSender {
  const t = useSharedT()
  const [captcha, setCaptcha] = useState<CaptchaTask | null>(null)

  const fail = (error: unknown, at: AtSchool): void => {
    if (error instanceof ApiError && ASKS_FOR_CAPTCHA.includes(error.code)) {
      // The first time it is a question, no mistake.
      setCaptcha(newTask(at, captcha === null ? null : { kind: 'refused', message: error.message }))
      return
    }
    // A captcha serves once, whatever came of it.
    if (captcha !== null) setCaptcha(newTask(at))
    if (error instanceof ApiError) toast.error(error.message)
    else if (error instanceof SystemBusyError) toast.error(t('sms.failed'))
  }

  const send = async (): Promise<boolean> => {
    const recipient = await readRecipient()
    if (recipient === null) return false
    const { mobile, purpose, ...at }: Exclude<Recipient, string> =
      typeof recipient === 'string' ? { mobile: recipient } : recipient
    const captchaCode = captcha?.answer.trim()
    if (captcha !== null && captchaCode === '') {
      setCaptcha({ ...captcha, problem: { kind: 'missing' } })
      return false
    }
    try {
      await call(sendSmsCode, { mobile, purpose, captchaKey: captcha?.key, captchaCode }, { ...at, errors: 'inline' })
    } catch (error) {
      fail(error, at)
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
    renewCaptcha: () => setCaptcha((task) => task && newTask(task.at)),
  }
}
