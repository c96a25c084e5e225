import { ALargeSmall, ArrowLeft } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'

import type { TextSize } from '@campus/session/text-size'
import { IconButton } from '@campus/ui/button'
import { color, layer, media, size } from '@campus/ui/tokens'

import { edgeToEdge, Head, Title } from '../common/stepping/frame'
import { CountdownLine } from './Countdown'
import { useT } from './messages'
import { nextSize } from './text-size'

interface AnsweringHeadProps {
  title: string
  /** The end of the time, where it is shown as a line of text; else null. */
  deadlineAt: number | null
  textSize: TextSize
  onTextSize: (size: TextSize) => void
  onBack: () => void
}

/** The way back, the title, the time where there is no room for a ring, and the size of the text. */
export const AnsweringHead = memo(({ title, deadlineAt, textSize, onTextSize, onBack }: AnsweringHeadProps) => {
  const t = useT()
  return (
    <InView>
      <IconButton label={t('common.back')} icon={<ArrowLeft aria-hidden />} onClick={onBack} />
      <Title>{title}</Title>
      {deadlineAt === null ? null : <CountdownLine deadlineAt={deadlineAt} />}
      <IconButton
        label={t('answer.textSize', { size: t(`answer.textSize.${textSize}`) })}
        icon={<ALargeSmall aria-hidden />}
        onClick={() => onTextSize(nextSize(textSize))}
      />
    </InView>
  )
})
AnsweringHead.displayName = 'AnsweringHead'

/** Where there is no card beside the question, the time left stays in view. */
const InView = styled(Head)`
  ${edgeToEdge}
  @media ${media.belowDesktop} {
    position: sticky;
    z-index: ${layer.header - 1};
    inset-block-start: ${size.headerHeight};
    background: ${color.bg};
  }
`
