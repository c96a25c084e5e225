import { ErrorState } from '@campus/ui/states'
import { Container } from '@campus/ui/layout'
import { useT } from '../messages'

/** Stands where even the frame of a page could not be drawn. */
export function LastResort() {
  const t = useT()
  return (
    <Container as="main">
      <ErrorState title={t('shell.pageFailed')} onRetry={() => location.reload()} />
    </Container>
  )
}
