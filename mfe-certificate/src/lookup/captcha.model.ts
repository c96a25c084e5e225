/** One captcha: the key the client made for it, and how its answer is written. */

const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const KEY_LENGTH = 16

/** How a captcha is answered: by reading its picture, or by letting the browser compute. */
export type CaptchaWay = 'picture' | 'computed'

export interface Captcha {
  readonly key: string
  readonly way: CaptchaWay
}

/** A fresh captcha. 32 symbols, so that every random byte falls on one of them evenly. */
export function newCaptcha(way: CaptchaWay): Captcha {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_LENGTH))
  return { way, key: Array.from(bytes, (byte) => SYMBOLS.charAt(byte % SYMBOLS.length)).join('') }
}

/** The answer to a computed captcha as it travels. */
export function computedCode(number: number): string {
  return `pow:${number}`
}
