import { ALargeSmall, ArrowLeft } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useBeforeUnload } from 'react-router-dom'

import type { WorkKind } from '@campus/contracts/exam-attempt'
import { Button, IconButton } from '@campus/ui/button'
import { Slot } from '@campus/ui/slot'
import { EmptyState } from '@campus/ui/states'

import type { Attempt } from '../common/attempt'
import { answeredCount, answeringCells } from '../common/card/card.model'
import type { QuestionHost } from '../common/questions/question-parts'
import { QuestionView } from '../common/questions/QuestionView'
import { CardPlace } from '../common/stepping/CardPlace'
import { Foot, Frame, Head, QuestionPlace, Small, Title, WorkColumn } from '../common/stepping/frame'
import { StepButtons } from '../common/stepping/StepButtons'
import { TypeHeading } from '../common/stepping/TypeHeading'
import { useStepping } from '../common/stepping/use-stepping'
import { AnsweringDialogs } from './AnsweringDialogs'
import type { OpenWork } from './attempt'
import { CardSide } from './CardSide'
import { CountdownLine, TimeAnnouncer } from './Countdown'
import { useT } from './messages'
import { Notices } from './Notices'
import { prefetchPictures } from './prefetch'
import { SaveState } from './SaveState'
import { nextSize, SIZE_CSS, useTextSize } from './text-size'
import { useExit } from './use-exit'
import { useSignInHere } from './use-sign-in-here'

interface AnsweringProps {
  kind: WorkKind
  work: OpenWork
  attempt: Attempt
}

/** The page of an open paper: one question, navigation to the others, and the state of saving. */
export function Answering({ kind, work, attempt }: AnsweringProps) {
  const t = useT()
  const { paper, opened, title } = work
  const { answers, marked, unacknowledged, status, flush, visit } = attempt
  const readOnly = status !== 'open'
  const [textSize, setTextSize] = useTextSize()
  const [isSubmitAsked, setSubmitAsked] = useState(false)

  const stepping = useStepping(paper, attempt.currentQuestionId, flush)
  const { root, place, current, group, card } = stepping
  const exit = useExit(kind, attempt)
  const signIn = useSignInHere(attempt.signInNeeded)
  useEffect(() => {
    if (current !== '') visit(current)
  }, [current, visit])
  useEffect(() => prefetchPictures(place?.next?.page), [place?.next?.page])
  useBeforeUnload((event) => {
    if (attempt.saving !== 'saved') event.preventDefault()
  })

  const groups = useMemo(
    () => answeringCells(paper, { answers, marked, unacknowledged }),
    [paper, answers, marked, unacknowledged],
  )
  if (place === null) return <EmptyState />

  const answered = answeredCount(paper, answers)
  const unanswered = paper.numbered.length - answered
  const host: QuestionHost = {
    readOnly,
    stateOf: (id) => ({ number: stepping.numberOf(id), answer: answers.get(id), isMarked: marked.has(id) }),
    onAnswer: attempt.answer,
    onMark: attempt.mark,
    onVisit: stepping.arriveByFocus,
  }
  const deadline = kind === 'test' && opened.markedBy !== 'server' ? attempt.deadlineAt : null
  const time = deadline === null ? null : { deadlineAt: deadline, totalMs: deadline - opened.startedAt }

  return (
    <Frame ref={root}>
      <Head>
        <IconButton label={t('common.back')} icon={<ArrowLeft aria-hidden />} onClick={exit.ask} />
        <Title>{title}</Title>
        {time !== null && !card.isWide ? <CountdownLine deadlineAt={time.deadlineAt} /> : null}
        <IconButton
          label={t('answer.textSize', { size: t(`answer.textSize.${textSize}`) })}
          icon={<ALargeSmall aria-hidden />}
          onClick={() => setTextSize(nextSize(textSize))}
        />
      </Head>
      {time === null ? null : <TimeAnnouncer {...time} />}
      <WorkColumn>
        <Notices attempt={attempt} onSignIn={signIn.show} />
        <QuestionPlace $size={SIZE_CSS[textSize]}>
          {group === undefined ? null : <TypeHeading group={group} />}
          <QuestionView key={place.at.page.id} question={place.at.page} host={host} />
        </QuestionPlace>
        <Foot>
          <Small>{t('answer.answeredCount', { n: answered })}</Small>
          <Small>{t('answer.unansweredCount', { n: unanswered })}</Small>
          <SaveState saving={attempt.saving} savedAt={attempt.savedAt} />
          <StepButtons place={place} onStep={stepping.step} onCard={stepping.openCard}>
            <Button
              variant={place.next === null ? 'primary' : 'secondary'}
              loading={status === 'submitting'}
              disabled={status === 'takenOver' || status === 'closed'}
              onClick={() => setSubmitAsked(true)}
            >
              {t('answer.submit')}
            </Button>
          </StepButtons>
        </Foot>
      </WorkColumn>
      <CardPlace {...card}>
        <CardSide groups={groups} current={current} onGo={stepping.jump} time={time} />
      </CardPlace>
      <AnsweringDialogs
        kind={kind}
        attempt={attempt}
        unanswered={unanswered}
        exit={exit}
        isSubmitAsked={isSubmitAsked}
        onSubmitAnswered={() => setSubmitAsked(false)}
      />
      <Slot name="sign-in-dialog.v1" open={signIn.isOpen} onClose={signIn.close} />
    </Frame>
  )
}
