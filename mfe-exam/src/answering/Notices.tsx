import { memo } from 'react'

import { beijingClock } from '@campus/i18n/beijing-time'
import { Button } from '@campus/ui/button'

import type { Attempt } from '../common/attempt'
import { loadAnew } from '../common/load-anew'
import { Notice } from '../common/Notice'
import { useT } from './messages'

interface NoticesProps extends Pick<
  Attempt,
  | 'status'
  | 'storage'
  | 'leftover'
  | 'submitFailed'
  | 'signInNeeded'
  | 'leaseEnded'
  | 'takeOver'
  | 'useLeftover'
  | 'dropLeftover'
> {
  onSignIn: () => void
  /** Numbers of the questions whose answer the server does not take; '' for none. */
  rejected: string
  /** The time and its grace are over: nothing is promised any more. */
  isLate: boolean
  /** Numbers of the questions whose last answer the server does not have; '' for none. */
  lacking: string
  /** A moved deadline, in epoch milliseconds; null when there is nothing to read about it. */
  movedTo: number | null
  onMovedRead: () => void
}

/** Warnings above the buttons: always in view, and what the learner reads or is about to press stays where it is. */
export const Notices = memo((props: NoticesProps) => {
  const t = useT()
  const { status, storage, leftover, submitFailed, signInNeeded, rejected, movedTo, isLate, lacking } = props
  return (
    <>
      {status === 'takenOver' ? (
        <Notice role="alert" action={<Button onClick={props.takeOver}>{t('answer.continueHere')}</Button>}>
          {t('answer.takenOver')}
        </Notice>
      ) : null}
      {signInNeeded ? (
        <Notice role="alert" action={<Button onClick={props.onSignIn}>{t('answer.signIn')}</Button>}>
          {t(isLate ? 'answer.signInLate' : 'answer.signInNeeded')}
        </Notice>
      ) : null}
      {rejected === '' ? null : <Notice role="alert">{t('answer.rejected', { numbers: rejected })}</Notice>}
      {movedTo === null ? null : (
        <Notice role="status" action={<Button onClick={props.onMovedRead}>{t('common.ok')}</Button>}>
          {t('answer.deadlineMoved', { time: beijingClock(movedTo).format('HH:mm:ss') })}
        </Notice>
      )}
      {isLate && (submitFailed || lacking !== '') ? (
        <Notice role="alert">
          {lacking === '' ? t('answer.tooLate') : t('answer.tooLate.lacking', { numbers: lacking })}
        </Notice>
      ) : null}
      {submitFailed && !isLate ? <Notice role="status">{t('answer.submitRetried')}</Notice> : null}
      {props.leaseEnded && status === 'open' ? (
        <Notice role="status" action={<Button onClick={() => void loadAnew()}>{t('answer.reload')}</Button>}>
          {t('answer.leaseEnded')}
        </Notice>
      ) : null}
      {storage === 'memory' ? <Notice role="status">{t('answer.memoryOnly')}</Notice> : null}
      {leftover.length === 0 || isLate ? null : (
        <Notice
          role="status"
          action={
            <>
              <Button onClick={props.useLeftover}>{t('answer.leftover.use')}</Button>
              <Button variant="ghost" onClick={props.dropLeftover}>
                {t('answer.leftover.drop')}
              </Button>
            </>
          }
        >
          {t('answer.leftover', { n: leftover.length })}
        </Notice>
      )}
    </>
  )
})
Notices.displayName = 'Notices'
