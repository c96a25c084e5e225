/** One captcha: the client's key for it, and the form of its answer. */

import { newCaptchaKey } from '@campus/http/captcha-key'

/** The ways to solve a captcha: by reading its picture, or by letting the browser compute. */
export type CaptchaWay = 'picture' | 'computed'

export interface Captcha {
  readonly key: string
  readonly way: CaptchaWay
}

/** A new captcha with a key of its own. */
export function newCaptcha(way: CaptchaWay): Captcha {
  return { way, key: newCaptchaKey() }
}

/** The answer to a computed captcha on the wire. */
export function computedCode(answer: string): string {
  return `pow:${answer}`
}
