import { styled } from 'styled-components'

import { ButtonLink } from '@campus/ui/button'
import { Container } from '@campus/ui/layout'
import { NotFoundState } from '@campus/ui/states'

import { useCommonT } from './common/messages'
import { ADDRESS } from './router/addresses.model'

/** A little above the middle, where one looks first. */
const Place = styled(Container)`
  display: grid;
  min-height: 72vh;
  place-items: center;
`

/** No page of the shell or of any module has this address. */
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
