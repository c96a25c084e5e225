import { memo, useEffect, useState } from 'react'

import type { WorkKind } from '@campus/contracts/exam-attempt'
import { Button } from '@campus/ui/button'
import { ConfirmDialog, Dialog } from '@campus/ui/dialog'

import type { Attempt } from '../common/attempt'
import { useT } from './messages'
import type { Exit } from './use-exit'

interface AnsweringDialogsProps extends Pick<Attempt, 'status' | 'submit' | 'submitFailed'> {
  kind: WorkKind
  hasUnanswered: boolean
  exit: Exit
  isSubmitAsked: boolean
  onSubmitAnswered: () => void
}

/**
 * The dialogs before leaving and before submitting, and after a failed one. Once the attempt is submitted,
 * none is shown.
 */
export const AnsweringDialogs = memo((props: AnsweringDialogsProps) => {
  const { kind, status, submit, submitFailed, hasUnanswered, exit, isSubmitAsked, onSubmitAnswered } = props
  const t = useT()
  const isOpen = status === 'open'
  const [isFailureRead, setFailureRead] = useState(false)
  const [hadFailed, setHadFailed] = useState(submitFailed)
  if (hadFailed !== submitFailed) {
    setHadFailed(submitFailed)
    setFailureRead(false)
  }
  // The time ran out while a dialog was open: there is nothing left to decide.
  useEffect(() => {
    if (!isOpen && isSubmitAsked) onSubmitAnswered()
  }, [isOpen, isSubmitAsked, onSubmitAnswered])

  return (
    <>
      <ConfirmDialog
        ready
        open={isOpen && isSubmitAsked}
        title={t(hasUnanswered ? `${kind}.confirmSubmitUnanswered` : `${kind}.confirmSubmit`)}
        onConfirm={() => {
          onSubmitAnswered()
          submit()
        }}
        onCancel={onSubmitAnswered}
      />
      <ConfirmDialog
        ready
        open={(isOpen || status === 'takenOver') && exit.isAsked}
        title={t(`${kind}.confirmExit`)}
        onConfirm={exit.confirm}
        onCancel={exit.cancel}
      />
      <Dialog
        ready
        open={submitFailed && !isFailureRead}
        size="s"
        role="alertdialog"
        title={t(`${kind}.submitFailed`)}
        onClose={() => setFailureRead(true)}
        footer={
          <Button variant="primary" onClick={() => setFailureRead(true)}>
            {t('common.ok')}
          </Button>
        }
      />
    </>
  )
})
AnsweringDialogs.displayName = 'AnsweringDialogs'
