import { styled } from 'styled-components'

import { GlobalStyle } from '@campus/ui/global-style'
import { Container } from '@campus/ui/layout'
import { ErrorState, NotFoundState } from '@campus/ui/states'

import { useCommonT } from './common/messages'

const Place = styled(Container)`
  display: grid;
  min-height: 92dvh;
  place-items: center;
`

/**
 * Takes the whole page when the address belongs to no school, or its info did not load. It never shows another
 * school.
 */
export function BootFailure({ notFound, onRetry }: { notFound: boolean; onRetry: () => void }) {
  const t = useCommonT()
  return (
    <>
      <GlobalStyle />
      <Place as="main">
        {notFound ? (
          <NotFoundState title={t('shell.schoolNotFound')} hint={t('shell.schoolNotFound.hint')} />
        ) : (
          <ErrorState title={t('shell.schoolLoadFailed')} onRetry={onRetry} />
        )}
      </Place>
    </>
  )
}
