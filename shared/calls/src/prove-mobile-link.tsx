import { useLocation } from 'react-router-dom'

import { useSharedT } from '@campus/i18n/messages'
import { ButtonLink } from '@campus/ui/button'

/** To the shell's page that asks for a code by text message, and back to this address. */
export function ProveMobileLink() {
  const t = useSharedT()
  const { pathname, search, hash } = useLocation()
  const here = encodeURIComponent(pathname + search + hash)
  return (
    <ButtonLink variant="primary" to={`/prove-mobile?redirect=${here}`}>
      {t('common.proveMobile')}
    </ButtonLink>
  )
}
