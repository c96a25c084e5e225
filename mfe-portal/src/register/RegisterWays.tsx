import { ButtonLink } from '@campus/ui/button'

import { useT } from './messages'
import { registerPath, signInPath, type RegisterKind } from './register.model'
import { Ways } from './register.styles'

interface RegisterWaysProps {
  kind: RegisterKind
  /** Where they lead in the end; '' for the home page. */
  redirect: string
  isSignedIn: boolean
}

/** To signing in, and to the other kind of registration. */
export function RegisterWays({ kind, redirect, isSignedIn }: RegisterWaysProps) {
  const t = useT()
  const other = kind === 'school' ? 'enterprise' : 'school'
  return (
    <Ways>
      {isSignedIn ? null : (
        <ButtonLink variant="text" size="s" to={signInPath(redirect)}>
          {t('register.signIn')}
        </ButtonLink>
      )}
      <ButtonLink variant="text" size="s" to={registerPath(other === 'school' ? '1' : '2', redirect)}>
        {t(`register.to.${other}`)}
      </ButtonLink>
    </Ways>
  )
}
