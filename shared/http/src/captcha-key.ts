const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const KEY_LENGTH = 16

/** A random key for one captcha. With 32 symbols every byte maps to one of them evenly. */
export function newCaptchaKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_LENGTH))
  return Array.from(bytes, (byte) => SYMBOLS.charAt(byte % SYMBOLS.length)).join('')
}
