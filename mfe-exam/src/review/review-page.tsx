import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'

import { WaitingBlock } from '@campus/calls/block'
import { definePage, type DefinedPage } from '@campus/calls/page'
import { TogetherBlock } from '@campus/calls/together-block'
import type { WorkKind } from '@campus/contracts/exam-attempt'
import { formatNumber } from '@campus/i18n/format'
import { BackButton } from '@campus/ui/back-button'
import { Container } from '@campus/ui/layout'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { Tag } from '@campus/ui/tag'
import { useRichTextReady } from '@campus/ui/use-rich-text-ready'

import { AnswerCard } from '../common/card/AnswerCard'
import { reviewCells } from '../common/card/card.model'
import { QuestionText } from '../common/content/QuestionText'
import { useT as useCommonT } from '../common/messages'
import { finishPath, introPath } from '../common/paths'
import { loadPartsOf } from '../common/questions/load-parts'
import type { QuestionHost } from '../common/questions/question-parts'
import { QuestionView } from '../common/questions/QuestionView'
import { CardPlace } from '../common/stepping/CardPlace'
import { CardScroll, Foot, Frame, Head, QuestionPlace, Title, WorkColumn } from '../common/stepping/frame'
import { KeyHint } from '../common/stepping/KeyHint'
import { StepButtons } from '../common/stepping/StepButtons'
import { TypeHeading } from '../common/stepping/TypeHeading'
import { useStepping } from '../common/stepping/use-stepping'
import { parseWorkAddress } from '../common/work-address.model'
import { useT } from './messages'
import { MissedToggle } from './MissedToggle'
import { fromHere, missedOf, reviewOf, type Review } from './review.model'
import { answeredQuery } from './review.queries'
import { Solution } from './Solution'

/** External homework is reviewed on the test's page, which its address tells. */
const kindAt = (page: WorkKind, query: URLSearchParams): WorkKind =>
  query.get('kind') === 'homework' ? 'homework' : page

/** A finished attempt, question by question. */
export function reviewPage(page: WorkKind): DefinedPage & Required<Pick<DefinedPage, 'loader'>> {
  return definePage({
    queries: ({ query }) => [answeredQuery(kindAt(page, query), parseWorkAddress(query))],
    Component: () => <ReviewPage page={page} />,
  })
}

function ReviewPage({ page }: { page: WorkKind }) {
  const t = useT()
  const [query] = useSearchParams()
  const kind = kindAt(page, query)
  const address = parseWorkAddress(query)
  const answered = useQuery(answeredQuery(kind, address))
  return (
    <WaitingBlock
      query={answered}
      skeleton={<ReviewShape />}
      notFound={{ to: introPath(kind, query), label: t('common.back') }}
    >
      {(result) => {
        const review = reviewOf(result)
        // Nothing of a homework is shown before it is marked.
        if (kind === 'homework' && result.status === 1) {
          return <Navigate to={finishPath(kind, query, address)} replace />
        }
        return <OnceLoaded key={address.answerLogId} kind={kind} review={review} />
      }}
    </WaitingBlock>
  )
}

interface ReviewedProps {
  kind: WorkKind
  review: Review
}

/** The code of the questions comes first, so that a question and its solution are drawn at once. */
function OnceLoaded(props: ReviewedProps) {
  const { paper } = props.review
  const areTextsReady = useRichTextReady()
  const [arePartsReady, setPartsReady] = useState(false)
  useEffect(() => void loadPartsOf(paper).then(() => setPartsReady(true)), [paper])
  return (
    <TogetherBlock queries={[]} isReady={areTextsReady && arePartsReady} skeleton={<ReviewShape />}>
      <Reviewed {...props} />
    </TogetherBlock>
  )
}

function ReviewShape() {
  return (
    <Container>
      <SkeletonText lines={8} />
    </Container>
  )
}

function Reviewed({ kind, review }: ReviewedProps) {
  const t = useT()
  const tCommon = useCommonT()
  const [query] = useSearchParams()
  const { resultOf } = review
  const [isMissedOnly, setMissedOnly] = useState(false)
  const missed = useMemo(() => missedOf(review), [review])
  const paper = isMissedOnly ? missed : review.paper
  const { place, current, group, card, openCard, step, jump, arriveByFocus } = useStepping(paper, '')
  const groups = useMemo(() => reviewCells(paper, (id) => resultOf(id).verdict), [paper, resultOf])
  const numbers = useMemo(
    () => new Map(review.paper.numbered.map(({ question, number }) => [question.id, number])),
    [review],
  )
  if (place === null) return <EmptyState />

  const toggle = (): void => {
    arriveByFocus(fromHere(review.paper, missed, current))
    setMissedOnly(!isMissedOnly)
  }
  const host: QuestionHost = {
    readOnly: true,
    stateOf: (id) => ({
      number: numbers.get(id) ?? 0,
      answer: resultOf(id).answer ?? undefined,
      isMarked: false,
    }),
    below: (question) => <Solution question={question} result={resultOf(question.id)} />,
  }
  const { page } = place.at

  return (
    <Frame>
      <Head>
        <BackButton above={introPath(kind, query)} />
        <Title>{review.title || t('review.exitViewing')}</Title>
        {review.isPending ? <Tag tone="warning">{tCommon(`${kind}.status.1`)}</Tag> : null}
        {review.score === null ? null : (
          <strong>{tCommon('test.score', { n: review.score, score: formatNumber(review.score) })}</strong>
        )}
      </Head>
      <WorkColumn>
        <QuestionPlace>
          {group === undefined ? null : <TypeHeading group={group} />}
          <QuestionView key={page.id} question={page} host={host} />
          {page.type === 'passage' && page.solution !== null && page.solution.explanation !== '' ? (
            <section aria-label={t('review.explanation')}>
              <QuestionText html={page.solution.explanation} />
            </section>
          ) : null}
        </QuestionPlace>
        <Foot>
          <MissedToggle count={missed.numbered.length} isOn={isMissedOnly} onToggle={toggle} />
          <StepButtons
            place={place}
            onStep={step}
            onCard={openCard}
            labels={isMissedOnly ? { previous: t('review.previousMissed'), next: t('review.nextMissed') } : undefined}
          />
        </Foot>
      </WorkColumn>
      <CardPlace {...card}>
        <CardScroll>
          <AnswerCard groups={groups} current={current} onGo={jump} />
          <KeyHint />
        </CardScroll>
      </CardPlace>
    </Frame>
  )
}
