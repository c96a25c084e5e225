import { useCallback, useEffect, useState } from 'react'

import { newCaptcha, type Captcha, type CaptchaWay } from './captcha'

/** Before the server forgets a captcha, after 120 seconds. */
const COMPUTED_LIFETIME_MS = 110_000

export interface CaptchaControl {
  readonly captcha: Captcha
  /** A new one, solved in the same way. */
  readonly renew: () => void
  /** A new one, solved in another way. */
  readonly choose: (way: CaptchaWay) => void
}

/** The captcha of a form. A computed one is renewed in time by itself, because nobody sees that it expires. */
export function useCaptcha(): CaptchaControl {
  const [captcha, setCaptcha] = useState(() => newCaptcha('picture'))
  const renew = useCallback(() => setCaptcha(({ way }) => newCaptcha(way)), [])
  const choose = useCallback((way: CaptchaWay) => setCaptcha(newCaptcha(way)), [])

  useEffect(() => {
    if (captcha.way === 'picture') return undefined
    const timer = setTimeout(renew, COMPUTED_LIFETIME_MS)
    return () => clearTimeout(timer)
  }, [captcha, renew])

  return { captcha, renew, choose }
}
