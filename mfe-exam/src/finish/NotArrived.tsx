import { useEffect, useState } from 'react'
import { styled } from 'styled-components'

import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { outboxOfTab, type KeptItem } from '../common/outbox'
import { useT } from './messages'

/** Lists the questions whose last answers this browser still has because the server never confirmed them. */
export function NotArrived({ answerLogId }: { answerLogId: string }) {
  const t = useT()
  const numbers = useNotArrived(answerLogId)
  if (numbers.length === 0) return null
  return <Notice role="alert">{t('notArrived', { numbers: numbers.join(t('notArrived.and')) })}</Notice>
}

/** The questions' numbers, ascending; empty until the outbox is read, which may be late. */
function useNotArrived(answerLogId: string): readonly number[] {
  const [kept, setKept] = useState<readonly KeptItem[]>([])
  useEffect(() => {
    const outbox = outboxOfTab()
    let isShown = true
    const read = async (): Promise<void> => {
      const items = await outbox.itemsOf(answerLogId)
      if (isShown && items.length > 0) setKept(items)
    }
    const stop = outbox.listen(() => void read())
    void read()
    return () => {
      isShown = false
      stop()
    }
  }, [answerLogId])
  const numbers = kept.flatMap(({ item, number }) => (item.kind === 'answer' ? [number] : []))
  return [...new Set(numbers)].sort((one, other) => one - other)
}

const Notice = styled.p`
  width: 100%;
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.m};
  background: ${color.warningSoft};
  color: ${color.warningText};
  font: ${weight.regular} ${text.s} ${font.sans};
  text-align: start;
`
