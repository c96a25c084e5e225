const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const KEY_LENGTH = 16

/** A random key for one captcha. 32 symbols, so that every byte falls on one of them evenly. */
export function newCaptchaKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_LENGTH))
  return Array.from(bytes, (byte) => SYMBOLS.charAt(byte % SYMBOLS.length)).join('')
}
