import { derivedQuery, type AtSchool } from '@campus/calls/query'
import { captchaChallenge, captchaImage } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'
import { solve } from '@campus/http/proof-of-work'

/** A captcha works once: it is never refetched, and not kept when it is not shown. */
export const SERVES_ONCE = { staleTime: Infinity, gcTime: 0, retry: false } as const

/** A captcha's picture as an object URL for one `<img>`, which revokes it once it has loaded. */
export function captchaPicture(key: string, at: AtSchool) {
  return derivedQuery(captchaImage, { key }, async (ask) => URL.createObjectURL(await ask(captchaImage, { key })), {
    ...SERVES_ONCE,
    at,
  })
}

/** Lets the browser solve the captcha of a key for the reader. Rejects as calls do, or when no number fits. */
export async function computedAnswer(key: string, at: AtSchool, signal: AbortSignal): Promise<string> {
  const challenge = await call(captchaChallenge, { key }, { ...at, signal, errors: 'inline' })
  const number = await solve(challenge, signal)
  if (number === undefined) throw new Error('the captcha challenge has no answer')
  return String(number)
}
