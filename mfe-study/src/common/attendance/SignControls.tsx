import { useQuery } from '@tanstack/react-query'
import { Check, Clock } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'

import { SIGN, type Attendance, type SignType } from '@campus/contracts/study-attendance'
import { formatDate } from '@campus/i18n/format'
import { Button } from '@campus/ui/button'
import { Skeleton } from '@campus/ui/skeleton'
import { toast } from '@campus/ui/toast'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { attendanceQuery } from './attendance.queries'
import type { LessonPlace } from './lesson.model'
import { useT } from './messages'
import { signControl, type SignControl } from './sign-control.model'
import { useOnline } from './use-online'
import type { useSign } from './use-sign'

interface ControlsProps {
  lesson: LessonPlace
  signing: ReturnType<typeof useSign>
}

/** Signing in to a lesson and out of it; each only where it exists. */
export function SignControls({ lesson, signing }: ControlsProps) {
  const t = useT()
  const isOnline = useOnline()
  const { data: attendance, isError, refetch } = useQuery(attendanceQuery(lesson))
  if (attendance === undefined) {
    if (!isError) return <Skeleton width="96px" height={space[10]} />
    return (
      <Root role="group" aria-label={t('study.sign.controls')}>
        <Hint role="alert">{t('study.sign.failed')}</Hint>
        <Button size="s" onClick={() => void refetch()}>
          {t('study.sign.retry')}
        </Button>
      </Root>
    )
  }
  if (!attendance.signIn && !attendance.signOut) return null
  return (
    <Root role="group" aria-label={t('study.sign.controls')}>
      <Control type={SIGN.in} attendance={attendance} signing={signing} />
      <Control type={SIGN.out} attendance={attendance} signing={signing} />
      <Whole role="status">{isOnline ? null : t('study.sign.offline')}</Whole>
    </Root>
  )
}

interface ControlProps {
  type: SignType
  attendance: Attendance
  signing: ReturnType<typeof useSign>
}

function Control({ type, attendance, signing }: ControlProps) {
  const t = useT()
  const hintId = useId()
  const control = signControl(attendance, type, signing.waitingFor(SIGN.in) !== undefined)
  const reasonOf = useReason(type)
  if (control === undefined) return null
  const name = type === SIGN.in ? 'in' : 'out'
  const waiting = signing.waitingFor(type)
  const isRunning = signing.running === type
  const isIdle = control.kind === 'open' && signing.running === null && waiting === undefined
  const hint = control.kind === 'closed' ? reasonOf(control) : ''

  const press = (): void => {
    if (control.kind === 'closed') toast.warning(hint)
    else if (control.kind === 'done') toast.warning(t('study.sign.repeat'))
    else void signing.press(type)
  }
  return (
    <Item>
      <Button
        variant={isIdle ? 'primary' : 'secondary'}
        // Stays pressable, so that a press can say why nothing happens.
        aria-disabled={isIdle ? undefined : true}
        aria-busy={isRunning || undefined}
        aria-describedby={hint === '' ? undefined : hintId}
        icon={<Mark control={control} isWaiting={waiting !== undefined} />}
        onClick={press}
      >
        {control.kind === 'done'
          ? t(`study.sign.${name}.done`, { time: formatDate(control.time, 'minute') })
          : waiting === undefined || isRunning
            ? t(`study.sign.${name}`)
            : t(`study.sign.${name}.waiting`, { time: formatDate(Date.parse(waiting.request.signTime), 'minute') })}
      </Button>
      {hint === '' ? null : <Hint id={hintId}>{hint}</Hint>}
    </Item>
  )
}

/** Why a control is closed. */
function useReason(type: SignType) {
  const t = useT()
  return ({ reason, openTime }: Extract<SignControl, { kind: 'closed' }>): string => {
    if (reason === 'notSignedIn') return t('study.sign.notSignedIn')
    const name = type === SIGN.in ? 'in' : 'out'
    return reason === 'over'
      ? t(`study.sign.${name}.over`)
      : t(`study.sign.${name}.notStarted`, { time: formatDate(openTime, 'minute') })
  }
}

function Mark({ control, isWaiting }: { control: SignControl; isWaiting: boolean }) {
  if (control.kind === 'done') return <Check aria-hidden />
  return isWaiting ? <Clock aria-hidden /> : null
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[2]} ${space[3]};

  & [aria-disabled] {
    color: ${color.textMuted};
    cursor: default;
  }
`

const Item = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};

  @media ${media.phone} {
    flex: 1 1 auto;
    align-items: stretch;
  }
`

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.xs} ${font.sans};
`

const Whole = styled(Hint)`
  flex-basis: 100%;

  /* The region is there before its words, so that they are announced; empty it takes no row. */
  &:empty {
    margin-block-start: calc(-1 * ${space[2]});
  }
`
