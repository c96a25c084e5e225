import { styled } from 'styled-components'

import { Container } from '@campus/ui/layout'
import { ErrorState } from '@campus/ui/states'

import { useCommonT } from '../common/messages'

const Place = styled(Container)`
  display: grid;
  min-height: 92dvh;
  place-items: center;
`

/** Shown when even the frame of a page could not be drawn. */
export function LastResort() {
  const t = useCommonT()
  return (
    <Place as="main">
      <ErrorState title={t('shell.pageFailed')} onRetry={() => location.reload()} />
    </Place>
  )
}
