import { queryOptions } from '@tanstack/react-query'

import { captchaChallenge, captchaImage } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'
import { solve } from '@campus/http/proof-of-work'

/** The school that is asked, when it is not the page's own. */
export interface AtSchool {
  readonly tenantId?: string
}

/** A captcha's picture as an address for one `<img>`, which gives it back once it has loaded. */
export function captchaPicture(key: string, at: AtSchool) {
  return queryOptions({
    queryKey: ['captcha', key],
    queryFn: async ({ signal }) =>
      URL.createObjectURL(await call(captchaImage, { key }, { ...at, signal, errors: 'inline' })),
    // It serves once: never fetched again, nor kept when nobody shows it.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}

/** Lets the browser answer the captcha of a key in the reader's place. Rejects as calls do, or when nothing fits. */
export async function computedAnswer(key: string, at: AtSchool, signal: AbortSignal): Promise<string> {
  const challenge = await call(captchaChallenge, { key }, { ...at, signal, errors: 'inline' })
  const number = await solve(challenge, signal)
  if (number === undefined) throw new Error('the captcha challenge has no answer')
  return String(number)
}
