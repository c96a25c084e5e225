import { styled } from 'styled-components'

import { ButtonLink } from '@campus/ui/button'
import { Container } from '@campus/ui/layout'
import { NotFoundState } from '@campus/ui/states'

import { useCommonT } from './common/messages'
import { ADDRESS } from './router/addresses.model'

/** Stands a little above the middle, where people look first. */
const Place = styled(Container)`
  display: grid;
  min-height: 72vh;
  place-items: center;
`

/** The page for an address that neither the shell nor any module has. */
export function NotFoundPage() {
  const t = useCommonT()
  return (
    <Place>
      <NotFoundState
        title={t('shell.notFound')}
        action={
          <ButtonLink to={ADDRESS.home} variant="primary">
            {t('shell.notFound.home')}
          </ButtonLink>
        }
      />
    </Place>
  )
}
