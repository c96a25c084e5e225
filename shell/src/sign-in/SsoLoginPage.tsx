import { CircleAlert, LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { keyframes, styled } from 'styled-components'

import { ssoLogin } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'
import { useSession } from '@campus/session/session-store'
import { isLoggedIn } from '@campus/session/signed-in'
import { ButtonLink } from '@campus/ui/button'
import { CardPlace, SplitCardTitle } from '@campus/ui/split-card'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { ADDRESS, hasJoined, safeRedirect } from '../router/addresses.model'
import { useT } from './messages'
import { useSignIn } from './use-sign-in'

const Message = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[5]};
  text-align: center;
`

const turn = keyframes`
  to { rotate: 1turn; }
`

const Turning = styled(LoaderCircle)`
  width: ${space[8]};
  height: ${space[8]};
  color: ${color.accentText};
  animation: ${turn} 1s linear infinite;

  @media ${media.reducedMotion} {
    animation: none;
  }
`

const Failed = styled(CircleAlert)`
  width: ${space[10]};
  height: ${space[10]};
  color: ${color.danger};
`

const Title = styled(SplitCardTitle)`
  font: ${weight.medium} ${text.l} ${font.sans};
`

/** Finishes a sign-in that began on another site: exchanges its one-time code, once, and goes on. */
export function SsoLoginPage() {
  const t = useT()
  const signIn = useSignIn()
  const [query, setQuery] = useSearchParams()
  const isSignedIn = useSession((state) => isLoggedIn(state))
  const [state, setState] = useState<'exchanging' | 'done' | 'failed'>('exchanging')
  const started = useRef(false)

  useEffect(() => {
    // A code works once. A second run of the effect must not use it up.
    if (started.current) return
    started.current = true
    const code = query.get('code') ?? ''
    // Removed from the address first, so that history, logs and referrers never contain it.
    setQuery(
      (fields) => {
        fields.delete('code')
        return fields
      },
      { replace: true },
    )
    const exchange = async (): Promise<void> => {
      const done =
        code !== '' &&
        (await signIn(
          (settings) => call(ssoLogin, { code }, settings),
          { errors: 'inline' },
          hasJoined(query) ? 'login.joined' : 'login.done',
        ))
      setState(done ? 'done' : 'failed')
    }
    void exchange()
  }, [query, setQuery, signIn])

  if (state === 'done' && isSignedIn) {
    return <Navigate to={safeRedirect(query.get('redirect'), location.origin)} replace />
  }
  return (
    <CardPlace>
      {state === 'failed' ? (
        <Message role="alert">
          <Failed aria-hidden />
          <Title>{t('sso.failed')}</Title>
          <ButtonLink variant="primary" to={`${ADDRESS.login}${redirectOf(query)}`}>
            {t('sso.toLogin')}
          </ButtonLink>
        </Message>
      ) : (
        <Message role="status">
          <Turning aria-hidden />
          <Title>{t('sso.inProgress')}</Title>
        </Message>
      )}
    </CardPlace>
  )
}

/** The original target stays in the link to the login page. */
function redirectOf(query: URLSearchParams): string {
  const redirect = query.get('redirect')
  return redirect === null ? '' : `?redirect=${encodeURIComponent(redirect)}`
}
