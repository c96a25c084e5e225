import { styled } from 'styled-components'

import type { CallResponse } from '@campus/contracts/call'
import type { getOpenAttempt } from '@campus/contracts/exam-attempt'
import { useServerNow } from '@campus/session/use-server-now'
import type { Elements } from '@campus/ui/elements'
import { color, weight } from '@campus/ui/tokens'

import { useT } from '../messages'
import { Notice } from '../Notice'
import { clockText, isShort } from '../time/countdown.model'

export type RunningAttempt = NonNullable<CallResponse<typeof getOpenAttempt>['attempt']>

/** Says that an attempt is not submitted yet, how much of it is answered, and how much time is left. `goOn`: a button. */
export function Running({ attempt, goOn }: { attempt: RunningAttempt; goOn: Elements }) {
  const t = useT()
  const { answered, questions, deadlineAt } = attempt
  return (
    <Notice action={goOn}>
      <span>{t('exam.running', { answered, n: questions })}</span>
      {deadlineAt === null ? null : <TimeLeft deadlineAt={deadlineAt} />}
    </Notice>
  )
}

function TimeLeft({ deadlineAt }: { deadlineAt: number }) {
  const t = useT()
  const left = deadlineAt - useServerNow()
  return (
    <Left role="timer" $short={isShort(left)}>
      {t('exam.timeLeft', { time: clockText(left) })}
    </Left>
  )
}

const Left = styled.strong<{ $short: boolean }>`
  display: block;
  color: ${({ $short }) => ($short ? color.dangerText : 'inherit')};
  font-weight: ${weight.bold};
`
