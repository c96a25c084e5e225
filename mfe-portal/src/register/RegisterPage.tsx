import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'

import { definePage } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { sessionStore } from '@campus/session/session-store'
import { isLoggedIn } from '@campus/session/signed-in'
import { CardPlace, FormHalf, HalvesCard, SplitCardTitle } from '@campus/ui/split-card'
import { sendsSmsQuery } from '@campus/verification/sms-queries'

import { AlreadyMember } from './AlreadyMember'
import { useT } from './messages'
import { kindOf, registerAddress, signInPath } from './register.model'
import { schoolsQuery } from './register.queries'
import { Lead } from './register.styles'
import { RegisterForm } from './RegisterForm'
import { RegisterSide } from './RegisterSide'
import { RegisterWays } from './RegisterWays'

/** Joins a school: a chosen one, or the school of an enterprise's invitation. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => [
    sendsSmsQuery(),
    ...(kindOf(registerAddress.parse(query).type) === 'school' ? [schoolsQuery()] : []),
  ],
  Component: RegisterPage,
})

function RegisterPage() {
  const t = useT()
  const { type, redirect } = useAddress(registerAddress).values
  const kind = kindOf(type)
  const { data: sendsSms = true } = useQuery(sendsSmsQuery())
  // As somebody came: who joins here is signed in before they are led on.
  const [wasMember] = useState(() => isLoggedIn(sessionStore.getState()))
  const [wantsAnother, setWantsAnother] = useState(false)
  const isMember = wasMember && kind === 'school' && !wantsAnother
  if (isMember && redirect !== '') return <Navigate to={signInPath(redirect)} replace />
  return (
    <CardPlace>
      <HalvesCard>
        <RegisterSide kind={kind} />
        <FormHalf>
          <div>
            <SplitCardTitle>{t(`register.title.${kind}`)}</SplitCardTitle>
            {isMember ? null : <Lead>{t(sendsSms ? `register.lead.${kind}` : 'register.noSms')}</Lead>}
          </div>
          {isMember ? <AlreadyMember onAnother={() => setWantsAnother(true)} /> : null}
          {sendsSms && !isMember ? (
            <RegisterForm key={type} type={type} redirect={redirect} startsHere={!wantsAnother} />
          ) : null}
          <RegisterWays kind={kind} redirect={redirect} isSignedIn={wasMember} />
        </FormHalf>
      </HalvesCard>
    </CardPlace>
  )
}
