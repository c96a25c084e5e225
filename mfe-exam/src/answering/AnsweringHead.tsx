import { ALargeSmall, ArrowLeft } from 'lucide-react'
import { memo } from 'react'

import type { TextSize } from '@campus/session/text-size'
import { IconButton } from '@campus/ui/button'

import { Head, Title } from '../common/stepping/frame'
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
    <Head>
      <IconButton label={t('common.back')} icon={<ArrowLeft aria-hidden />} onClick={onBack} />
      <Title>{title}</Title>
      {deadlineAt === null ? null : <CountdownLine deadlineAt={deadlineAt} />}
      <IconButton
        label={t('answer.textSize', { size: t(`answer.textSize.${textSize}`) })}
        icon={<ALargeSmall aria-hidden />}
        onClick={() => onTextSize(nextSize(textSize))}
      />
    </Head>
  )
})
AnsweringHead.displayName = 'AnsweringHead'
