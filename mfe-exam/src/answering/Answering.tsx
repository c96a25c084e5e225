import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useBeforeUnload, useSearchParams } from 'react-router-dom'

import type { WorkKind } from '@campus/contracts/exam-attempt'
import type { Paper } from '@campus/contracts/exam-question'
import { Button, ButtonLink } from '@campus/ui/button'
import { Slot } from '@campus/ui/slot'
import { EmptyState } from '@campus/ui/states'

import type { Attempt } from '../common/attempt'
import { answeredCount, answeringCells, unfinishedOf } from '../common/card/card.model'
import { introPath } from '../common/paths'
import type { QuestionHost } from '../common/questions/question-parts'
import { QuestionPages } from '../common/questions/QuestionPages'
import { CardPlace } from '../common/stepping/CardPlace'
import { Foot, Frame, QuestionPlace, Small, WorkColumn } from '../common/stepping/frame'
import { StepButtons } from '../common/stepping/StepButtons'
import { TypeHeading } from '../common/stepping/TypeHeading'
import { useStepping } from '../common/stepping/use-stepping'
import { usePastGrace } from '../common/time/use-past-grace'
import { AnsweringDialogs } from './AnsweringDialogs'
import { AnsweringHead } from './AnsweringHead'
import type { OpenWork } from './attempt'
import { CardSide } from './CardSide'
import { TimeAnnouncer } from './Countdown'
import { useT } from './messages'
import { Notices } from './Notices'
import { prefetchPictures } from './prefetch'
import { SaveAnnouncer } from './SaveAnnouncer'
import { SaveState } from './SaveState'
import { SIZE_CSS, useTextSize } from './text-size'
import { useExit } from './use-exit'
import { useMovedDeadline } from './use-moved-deadline'
import { useSignInHere } from './use-sign-in-here'

interface AnsweringProps {
  kind: WorkKind
  work: OpenWork
  attempt: Attempt
}

/**
 * The page of an open paper: one question, navigation to the others, and the state of saving. It renders at every
 * change of the attempt; its parts do so only when their own props change.
 */
export function Answering({ kind, work, attempt }: AnsweringProps) {
  const t = useT()
  const { paper, opened, title } = work
  const { answers, marked, unacknowledged, rejected, status, flush, visit, submit, deadlineAt } = attempt
  const [textSize, setTextSize] = useTextSize()
  const [isSubmitAsked, setSubmitAsked] = useState(false)
  const endSubmitQuestion = useCallback(() => setSubmitAsked(false), [])

  const stepping = useStepping(paper, attempt.currentQuestionId, {
    onLeave: flush,
    onMark: status === 'open' ? (id) => attempt.mark(id, !marked.has(id)) : undefined,
  })
  const { place, current, group, card } = stepping
  const exit = useExit(kind, attempt)
  const signIn = useSignInHere(attempt.signInNeeded)
  useEffect(() => {
    if (current !== '') visit(current)
  }, [current, visit])
  const next = place?.nextPage ?? undefined
  useEffect(() => {
    prefetchPictures(next)
  }, [next])
  useWarningBeforeUnload(attempt.saving !== 'saved')

  const groups = useMemo(
    () => answeringCells(paper, { answers, marked, unacknowledged, rejected }),
    [paper, answers, marked, unacknowledged, rejected],
  )
  // The learner looks at the question: what it changes is painted first, then the card.
  const onCard = useDeferredValue(useMemo(() => ({ groups, current }), [groups, current]))
  const answered = useMemo(() => answeredCount(paper, answers), [paper, answers])
  // Found only while it is asked: an answer to one of 500 questions must not draw the dialogs again.
  const unfinished = useMemo(
    () => (isSubmitAsked ? unfinishedOf(paper, { answers, marked }) : null),
    [isSubmitAsked, paper, answers, marked],
  )
  const { jump } = stepping
  const lookAt = useCallback(
    (questionId: string) => {
      setSubmitAsked(false)
      jump(questionId)
    },
    [jump],
  )
  const isLast = place?.next === null
  const submitButton = useMemo(
    () => (
      <Button
        variant={isLast ? 'primary' : 'secondary'}
        loading={status === 'submitting'}
        disabled={status === 'takenOver' || status === 'closed'}
        onClick={() => setSubmitAsked(true)}
      >
        {t('answer.submit')}
      </Button>
    ),
    [isLast, status, t],
  )
  const deadline = kind === 'test' && opened.markedBy !== 'server' ? deadlineAt : null
  const { movedTo, onRead } = useMovedDeadline(deadline)
  const isLate = usePastGrace(deadlineAt)
  const time = useMemo(
    () => (deadline === null ? null : { deadlineAt: deadline, totalMs: deadline - opened.startedAt }),
    [deadline, opened.startedAt],
  )
  if (place === null) return <NoQuestions kind={kind} />

  const unanswered = paper.numbered.length - answered
  const host: QuestionHost = {
    readOnly: status !== 'open',
    stateOf: (id) => ({ number: stepping.numberOf(id), answer: answers.get(id), isMarked: marked.has(id) }),
    onAnswer: attempt.answer,
    onMark: attempt.mark,
    onVisit: stepping.arriveByFocus,
  }

  return (
    // The words of a question are those that the school wrote.
    <Frame translate="no">
      <AnsweringHead
        title={title}
        deadlineAt={card.isWide ? null : deadline}
        textSize={textSize}
        onTextSize={setTextSize}
        onBack={exit.ask}
      />
      {time === null ? null : <TimeAnnouncer {...time} />}
      <WorkColumn>
        <QuestionPlace $size={SIZE_CSS[textSize]}>
          {group === undefined ? null : <TypeHeading group={group} />}
          <QuestionPages page={place.at.page} next={next} host={host} />
        </QuestionPlace>
        <Foot>
          <Notices
            status={status}
            isLate={isLate}
            lacking={numbersOf(paper, unacknowledged).join(t('answer.rejected.and'))}
            storage={attempt.storage}
            leftover={attempt.leftover}
            submitFailed={attempt.submitFailed}
            signInNeeded={attempt.signInNeeded}
            leaseEnded={attempt.leaseEnded}
            takeOver={attempt.takeOver}
            useLeftover={attempt.useLeftover}
            dropLeftover={attempt.dropLeftover}
            onSignIn={signIn.show}
            rejected={numbersOf(paper, rejected).join(t('answer.rejected.and'))}
            movedTo={movedTo}
            onMovedRead={onRead}
          />
          <Small>{t('answer.answeredCount', { n: answered })}</Small>
          <Small>{t('answer.unansweredCount', { n: unanswered })}</Small>
          <SaveState saving={attempt.saving} savedAt={attempt.savedAt} isLate={isLate} />
          <SaveAnnouncer saving={attempt.saving} />
          <StepButtons place={place} onStep={stepping.step} onCard={stepping.openCard}>
            {submitButton}
          </StepButtons>
        </Foot>
      </WorkColumn>
      <CardPlace {...card}>
        <CardSide {...onCard} onGo={stepping.jump} time={time} />
      </CardPlace>
      <AnsweringDialogs
        kind={kind}
        status={status}
        submit={submit}
        submitFailed={attempt.submitFailed}
        unfinished={unfinished}
        exit={exit}
        onLookAt={lookAt}
        onSubmitAnswered={endSubmitQuestion}
      />
      <SignInDialog open={signIn.isOpen} onClose={signIn.close} />
    </Frame>
  )
}

function NoQuestions({ kind }: { kind: WorkKind }) {
  const t = useT()
  const [query] = useSearchParams()
  return <EmptyState action={<ButtonLink to={introPath(kind, query)}>{t('common.back')}</ButtonLink>} />
}

/** Ascending. */
function numbersOf({ numbered }: Paper, questionIds: ReadonlySet<string>): readonly number[] {
  return numbered.filter(({ question }) => questionIds.has(question.id)).map(({ number }) => number)
}

function useWarningBeforeUnload(isWanted: boolean): void {
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isWanted) event.preventDefault()
      },
      [isWanted],
    ),
  )
}

const SignInDialog = memo((props: { open: boolean; onClose: () => void }) => (
  <Slot name="sign-in-dialog.v1" {...props} />
))
SignInDialog.displayName = 'SignInDialog'
