/** One captcha: the key the client made for it, and how its answer is written. */

import { newCaptchaKey } from '@campus/http/captcha-key'

/** How a captcha is answered: by reading its picture, or by letting the browser compute. */
export type CaptchaWay = 'picture' | 'computed'

export interface Captcha {
  readonly key: string
  readonly way: CaptchaWay
}

/** A fresh captcha, with a key of its own. */
export function newCaptcha(way: CaptchaWay): Captcha {
  return { way, key: newCaptchaKey() }
}

/** The answer to a computed captcha as it travels. */
export function computedCode(answer: string): string {
  return `pow:${answer}`
}
