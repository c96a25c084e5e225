import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'

import { WaitingBlock } from '@campus/calls/block'
import { useSession } from '@campus/session/session-store'
import { activeBrand } from '@campus/session/session.model'
import { isLoggedIn } from '@campus/session/signed-in'
import { SkeletonText } from '@campus/ui/skeleton'
import { CardPlace, FormHalf, HalvesCard, SplitCardTitle } from '@campus/ui/split-card'

import { ADDRESS, loginAddress, safeRedirect } from '../router/addresses.model'
import { BrandSide, SchoolSide } from './IdentitySide'
import { useT } from './messages'
import { mobileProofQuery } from './mobile-proof.queries'
import { ProveMobileForm } from './ProveMobileForm'

/**
 * Asks whoever is signed in by a password for a code once, and opens `redirect`. Only then a partner's site shows what the
 * person learns at other schools: a school gives passwords, and a number belongs to who gets its messages.
 */
export function ProveMobilePage() {
  const here = useLocation()
  const isSignedIn = useSession((state) => isLoggedIn(state))
  return isSignedIn ? <Proof /> : <Navigate to={loginAddress(here)} replace />
}

function Proof() {
  const t = useT()
  const brand = useSession(activeBrand)
  const [query] = useSearchParams()
  const proof = useQuery(mobileProofQuery())
  if (proof.data?.isProved) {
    return <Navigate to={safeRedirect(query.get('redirect'), location.origin, ADDRESS.myLearning)} replace />
  }
  return (
    <CardPlace>
      <HalvesCard>
        {brand === null ? <SchoolSide /> : <BrandSide brand={brand} />}
        <FormHalf>
          <SplitCardTitle>{t('common.proveMobile')}</SplitCardTitle>
          <WaitingBlock query={proof} skeleton={<SkeletonText lines={6} />}>
            {({ canProve }) => (canProve ? <ProveMobileForm /> : <p>{t('proof.noSms')}</p>)}
          </WaitingBlock>
        </FormHalf>
      </HalvesCard>
    </CardPlace>
  )
}
