import type { UseQueryResult } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { ApiError } from '@campus/http/errors'
import { useSharedT } from '@campus/i18n/messages'
import { Button } from '@campus/ui/button'
import { color, font, space, text, weight } from '@campus/ui/tokens'

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

/** A failed read with its retry in one line, for small parts: the server's own message if it refused. */
export function InlineError({ query: { error, isFetching, refetch } }: { query: UseQueryResult }) {
  const t = useSharedT()
  const words = error instanceof ApiError ? error.message : ''
  return (
    <Root role="alert">
      <span>{words || t('ui.error.title')}</span>
      <Button variant="text" size="s" loading={isFetching} onClick={() => void refetch()}>
        {t('common.retry')}
      </Button>
    </Root>
  )
}
