import { GlobalStyle } from '@campus/ui/global-style'
import { Container } from '@campus/ui/layout'
import { EmptyState, ErrorState } from '@campus/ui/states'
import { useT } from './messages'

/** Takes the whole page when no school belongs to the address, or its info could not be loaded: never another school's. */
export function BootFailure({ notFound, onRetry }: { notFound: boolean; onRetry: () => void }) {
  const t = useT()
  return (
    <>
      <GlobalStyle />
      <Container as="main">
        {notFound ? (
          <EmptyState title={t('shell.schoolNotFound')} />
        ) : (
          <ErrorState title={t('shell.schoolLoadFailed')} onRetry={onRetry} />
        )}
      </Container>
    </>
  )
}
