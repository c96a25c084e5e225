import { memo, useEffect, useState } from 'react'

import type { WorkKind } from '@campus/contracts/exam-attempt'
import { Button } from '@campus/ui/button'
import { ConfirmDialog, Dialog } from '@campus/ui/dialog'

import type { Attempt } from '../common/attempt'
import type { UnfinishedQuestions } from '../common/card/card.model'
import { useT } from './messages'
import { Unfinished } from './Unfinished'
import type { Exit } from './use-exit'

interface AnsweringDialogsProps extends Pick<Attempt, 'status' | 'submit' | 'submitFailed'> {
  kind: WorkKind
  /** What is left to do, while the learner is asked whether to submit; else null. */
  unfinished: UnfinishedQuestions | null
  exit: Exit
  /** Ends the question, and goes to a question of the paper. */
  onLookAt: (questionId: string) => void
  onSubmitAnswered: () => void
}

/**
 * The dialogs before leaving and before submitting, and after a failed one. Once the attempt is submitted,
 * none is shown.
 */
export const AnsweringDialogs = memo((props: AnsweringDialogsProps) => {
  const { kind, status, submit, submitFailed, unfinished, exit, onLookAt, onSubmitAnswered } = props
  const t = useT()
  const isOpen = status === 'open'
  const isSubmitAsked = unfinished !== null
  // A dialog that fades keeps its words.
  const [shown, setShown] = useState(unfinished)
  if (unfinished !== null && unfinished !== shown) setShown(unfinished)
  const hasUnanswered = shown !== null && shown.unanswered.length > 0
  const hasMarked = shown !== null && shown.marked.length > 0
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
      >
        {hasUnanswered || hasMarked ? <Unfinished {...shown} onGo={onLookAt} /> : null}
      </ConfirmDialog>
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
