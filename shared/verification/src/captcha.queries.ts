import { derivedQuery, type AtSchool } from '@campus/calls/query'
import { captchaChallenge, captchaImage } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'
import { solve } from '@campus/http/proof-of-work'

/** A captcha serves once: it is never fetched again, nor kept when nobody shows it. */
export const SERVES_ONCE = { staleTime: Infinity, gcTime: 0, retry: false } as const

/** A captcha's picture as an address for one `<img>`, which gives it back once it has loaded. */
export function captchaPicture(key: string, at: AtSchool) {
  return derivedQuery(captchaImage, { key }, async (ask) => URL.createObjectURL(await ask(captchaImage, { key })), {
    ...SERVES_ONCE,
    at,
  })
}

/** Lets the browser answer the captcha of a key in the reader's place. Rejects as calls do, or when nothing fits. */
export async function computedAnswer(key: string, at: AtSchool, signal: AbortSignal): Promise<string> {
  const challenge = await call(captchaChallenge, { key }, { ...at, signal, errors: 'inline' })
  const number = await solve(challenge, signal)
  if (number === undefined) throw new Error('the captcha challenge has no answer')
  return String(number)
}
