import { NotFoundState } from '@campus/ui/states'
import { Container } from '@campus/ui/layout'
import { ButtonLink } from '@campus/ui/button'
import { useT } from './messages'
import { ADDRESS } from './router/addresses.model'

/** No page of the shell or of any module has this address. */
export function NotFoundPage() {
  const t = useT()
  return (
    <Container>
      <NotFoundState
        title={t('shell.notFound')}
        action={<ButtonLink to={ADDRESS.home}>{t('shell.notFound.home')}</ButtonLink>}
      />
    </Container>
  )
}
