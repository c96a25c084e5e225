import { useQuery } from '@tanstack/react-query'
import { MessageCircleMore } from 'lucide-react'

import type { HotMajorEntry } from '@campus/contracts/hot-major'
import { useSession } from '@campus/session/session-store'
import { Button } from '@campus/ui/button'
import { ArrowRight } from '@campus/ui/icons'
import { Section } from '@campus/ui/layout'
import { Picture } from '@campus/ui/picture'
import { EmptyState } from '@campus/ui/states'

import { QueryBlock } from '../../common/blocks/QueryBlock'
import { hotMajorPath } from '../../common/paths'
import { useConsult } from '../../common/use-consult'
import { useT } from '../../messages'
import { hotMajorsQuery, majorQuestionsQuery } from './hot-majors.queries'
import { MajorsSkeleton, QuestionsSkeleton } from './HotMajorsSkeleton'
import {
  LearnMore,
  Major,
  MajorBody,
  MajorCover,
  MajorName,
  Majors,
  NoQuestions,
  Question,
  Questions,
} from './major.styles'

/** The first majors of the school with what people ask about them, and whom to ask. */
export function Component() {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const majors = useQuery(hotMajorsQuery(tenantId))
  const consult = useConsult()
  return (
    <Section
      title={t('hotMajor.title')}
      action={
        consult.open === undefined ? null : (
          <Button icon={<MessageCircleMore aria-hidden />} aria-haspopup="dialog" onClick={consult.open}>
            {t('hotMajor.consultAdviser')}
          </Button>
        )
      }
    >
      <QueryBlock query={majors} skeleton={<MajorsSkeleton />}>
        {({ records }) =>
          records.length === 0 ? (
            <EmptyState />
          ) : (
            <Majors>
              {records.map((major) => (
                <li key={major.id}>
                  <MajorCard major={major} />
                </li>
              ))}
            </Majors>
          )
        }
      </QueryBlock>
      {consult.dialog}
    </Section>
  )
}

/** A major; its questions may fail or be missing without it. */
function MajorCard({ major: { id, name, pic } }: { major: HotMajorEntry }) {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const { data, isPending } = useQuery(majorQuestionsQuery(tenantId, id))
  const questions = data?.records ?? []
  return (
    <Major aria-label={name}>
      <MajorCover>
        <Picture src={pic} alt="" seed={name} />
      </MajorCover>
      <MajorBody>
        <MajorName>{name}</MajorName>
        {isPending ? (
          <QuestionsSkeleton />
        ) : questions.length === 0 ? (
          <NoQuestions>{t('common.noQuestions')}</NoQuestions>
        ) : (
          <Questions>
            {questions.map((question) => (
              <li key={question.id}>
                <Question to={hotMajorPath(id, question.id)}>{question.name}</Question>
              </li>
            ))}
          </Questions>
        )}
        <LearnMore to={hotMajorPath(id, questions[0]?.id)} aria-label={t('hotMajor.learnMoreOf', { name })}>
          {t('hotMajor.learnMore')}
          <ArrowRight aria-hidden />
        </LearnMore>
      </MajorBody>
    </Major>
  )
}
