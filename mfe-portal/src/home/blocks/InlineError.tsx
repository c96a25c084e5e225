import { styled } from 'styled-components'

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

/** A failure with its retry in one line, where a part is too small for more. */
export function InlineError({ onRetry }: { onRetry: () => void }) {
  const t = useSharedT()
  return (
    <Root role="alert">
      {t('ui.error.title')}
      <Button variant="text" size="s" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Root>
  )
}
