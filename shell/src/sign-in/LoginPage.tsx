import { useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'

import { useSession } from '@campus/session/session-store'
import { activeBrand } from '@campus/session/session.model'
import { CardPlace, FormHalf, HalvesCard, SplitCardTitle } from '@campus/ui/split-card'
import { toast } from '@campus/ui/toast'

import { ADDRESS, brandLoginAddress, hasJoined, safeRedirect, withoutJoined } from '../router/addresses.model'
import { BrandSide, SchoolSide } from './IdentitySide'
import { useT } from './messages'
import { SignInForm } from './SignInForm'
import { WhenSignedOut } from './WhenSignedOut'

export { SignInDialog } from './SignInDialog'

/** Signs in and opens `redirect`. While a brand is on, the brand's own login page replaces this one. */
export function LoginPage() {
  const t = useT()
  const brand = useSession(activeBrand)
  const { pathname, search } = useLocation()
  const [query, setQuery] = useSearchParams()
  const ownPage = brand === null ? ADDRESS.login : brandLoginAddress(brand)
  const joined = hasJoined(query)
  useEffect(() => {
    if (!joined) return
    toast.success(t('login.joined'))
    // Said once: not again after a reload.
    setQuery(withoutJoined, { replace: true })
  }, [joined, setQuery, t])
  if (brand !== null && pathname !== ownPage) return <Navigate to={ownPage + search} replace />
  return (
    <WhenSignedOut target={() => safeRedirect(query.get('redirect'), location.origin)}>
      <CardPlace>
        <HalvesCard>
          {brand === null ? <SchoolSide /> : <BrandSide brand={brand} />}
          <FormHalf>
            <SplitCardTitle>{t('login.title')}</SplitCardTitle>
            <SignInForm canLeave />
          </FormHalf>
        </HalvesCard>
      </CardPlace>
    </WhenSignedOut>
  )
}
