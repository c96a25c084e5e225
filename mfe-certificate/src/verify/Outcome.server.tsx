/** The outcome where pages are drawn on the server: a browser does not send the fragment, so only it knows what to verify. */
import { Checking } from './Checking'
import { useT } from './messages'
import type * as browser from './Outcome'

export const Outcome: typeof browser.Outcome = () => {
  const t = useT()
  return (
    <>
      <Checking />
      <noscript>{t('verify.needsScript')}</noscript>
    </>
  )
}
