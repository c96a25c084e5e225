import { ALargeSmall, ArrowLeft, LayoutGrid } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useBeforeUnload } from 'react-router-dom'

import type { WorkKind } from '@campus/contracts/exam-attempt'
import type { LeafQuestion } from '@campus/contracts/exam-question'
import { Button, IconButton, type ButtonVariant } from '@campus/ui/button'
import { Dialog } from '@campus/ui/dialog'
import { Slot } from '@campus/ui/slot'
import { EmptyState } from '@campus/ui/states'
import { media } from '@campus/ui/tokens'

import { answeredCount, answeringCells } from '../common/card/card.model'
import { useT as useCommonT } from '../common/messages'
import { loadPartsOf } from '../common/questions/load-parts'
import type { QuestionHost } from '../common/questions/question-parts'
import { QuestionView } from '../common/questions/QuestionView'
import {
  Buttons,
  CardColumn,
  CardTitle,
  Foot,
  Frame,
  Head,
  QuestionPlace,
  Small,
  Title,
  WorkColumn,
} from '../common/stepping/frame'
import { TypeHeading } from '../common/stepping/TypeHeading'
import { useQuestionPlace } from '../common/stepping/use-question-place'
import { useStepKeys } from '../common/stepping/use-step-keys'
import { useMedia } from '../common/use-media'
import { AnsweringDialogs } from './AnsweringDialogs'
import type { Attempt, OpenWork } from './attempt'
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

/** A paper being answered: one question, the way to the others, and what of it the server has. */
export function Answering({ kind, work, attempt }: AnsweringProps) {
  const t = useT()
  const tCommon = useCommonT()
  const { paper, opened, title } = work
  const { answers, marked, unacknowledged, status, flush, visit } = attempt
  const readOnly = status !== 'open'
  const root = useRef<HTMLDivElement>(null)
  const isWide = useMedia(media.desktop)
  const [textSize, setTextSize] = useTextSize()
  const [isSubmitAsked, setSubmitAsked] = useState(false)
  const [isCardOpen, setCardOpen] = useState(false)

  const { place, current, step, jump, arriveByFocus } = useQuestionPlace(paper, attempt.currentQuestionId, flush)
  const exit = useExit(kind, attempt)
  const signIn = useSignInHere(attempt.signInNeeded)
  useStepKeys(root, place, step)
  useEffect(() => void loadPartsOf(paper), [paper])
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
  const jumpFromCard = useCallback(
    (id: string) => {
      setCardOpen(false)
      jump(id)
    },
    [jump],
  )
  if (place === null) return <EmptyState />

  const answered = answeredCount(paper, answers)
  const unanswered = paper.numbered.length - answered
  const numberOf = (id: string): number => paper.numbered.find(({ question }) => question.id === id)?.number ?? 0
  const host: QuestionHost = {
    readOnly,
    stateOf: (id) => ({ number: numberOf(id), answer: answers.get(id), isMarked: marked.has(id), isRight: null }),
    onAnswer: attempt.answer,
    onMark: attempt.mark,
    onVisit: arriveByFocus,
  }
  const group = paper.groups.find(({ code }) => code === place.at.code)
  const deadline = kind === 'test' && opened.markedBy !== 'server' ? attempt.deadlineAt : null
  const time = deadline === null ? null : { deadlineAt: deadline, totalMs: deadline - opened.startedAt }
  const card = <CardSide groups={groups} current={current} onGo={jumpFromCard} time={time} />

  return (
    <Frame ref={root}>
      <Head>
        <IconButton label={t('common.back')} icon={<ArrowLeft aria-hidden />} onClick={exit.ask} />
        <Title>{title}</Title>
        {time !== null && !isWide ? <CountdownLine deadlineAt={time.deadlineAt} /> : null}
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
          <Buttons>
            <StepButton to={place.previous?.question} onStep={step} label={tCommon('answer.previous')} />
            {isWide ? null : (
              <IconButton
                variant="secondary"
                label={tCommon('answer.card')}
                icon={<LayoutGrid aria-hidden />}
                onClick={() => setCardOpen(true)}
              />
            )}
            <StepButton to={place.next?.question} onStep={step} label={tCommon('answer.next')} variant="primary" />
            <Button
              variant={place.next === null ? 'primary' : 'secondary'}
              loading={status === 'submitting'}
              disabled={status === 'takenOver' || status === 'closed'}
              onClick={() => setSubmitAsked(true)}
            >
              {t('answer.submit')}
            </Button>
          </Buttons>
        </Foot>
      </WorkColumn>
      {isWide ? (
        <CardColumn aria-label={tCommon('answer.card')}>
          <CardTitle>{tCommon('answer.card')}</CardTitle>
          {card}
        </CardColumn>
      ) : (
        <Dialog open={isCardOpen} ready size="sheet" title={tCommon('answer.card')} onClose={() => setCardOpen(false)}>
          {card}
        </Dialog>
      )}
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

interface StepButtonProps {
  /** The question it leads to; without one there is no button. */
  to: LeafQuestion | undefined
  label: string
  variant?: ButtonVariant
  onStep: (questionId: string) => void
}

function StepButton({ to, label, variant = 'secondary', onStep }: StepButtonProps) {
  if (to === undefined) return null
  return (
    <Button variant={variant} onClick={() => onStep(to.id)}>
      {label}
    </Button>
  )
}
