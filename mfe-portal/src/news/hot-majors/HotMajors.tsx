import { useQuery } from '@tanstack/react-query'
import { MessageCircleMore } from 'lucide-react'

import { QueryBlock } from '@campus/calls/block'
import { followedBy } from '@campus/calls/declaration'
import { defineBlock } from '@campus/calls/page'
import type { HotMajorEntry } from '@campus/contracts/hot-major'
import { Button } from '@campus/ui/button'
import { ArrowRight } from '@campus/ui/icons'
import { Section } from '@campus/ui/layout'
import { Picture } from '@campus/ui/picture'

import { useCommonT } from '../../common/messages'
import { hotMajorPath } from '../../common/paths'
import { useConsult } from '../../common/use-consult'
import { useT } from '../messages'
import { hotMajorsQuery, majorFaqsQuery } from './hot-majors.queries'
import { FaqSkeleton, MajorsSkeleton } from './HotMajorsSkeleton'
import { FaqLink, Faqs, LearnMore, Major, MajorBody, MajorCover, MajorName, Majors, NoFaqs } from './major.styles'

/** The school's first majors with their questions, and the contact for further ones. */
export const Component = defineBlock({
  queries: () => [followedBy(hotMajorsQuery(), ({ records }) => records.map(({ id }) => majorFaqsQuery(id)))],
  Component: HotMajors,
})

function HotMajors() {
  const t = useCommonT()
  const majors = useQuery(hotMajorsQuery())
  const consult = useConsult()
  return (
    <Section
      title={t('hotMajor.title')}
      action={
        consult.open === undefined ? null : (
          <Button icon={<MessageCircleMore aria-hidden />} aria-haspopup="dialog" onClick={() => consult.open?.()}>
            {t('hotMajor.consultAdviser')}
          </Button>
        )
      }
    >
      <QueryBlock query={majors} skeleton={<MajorsSkeleton />}>
        {({ records }) => (
          <Majors>
            {records.map((major) => (
              <li key={major.id}>
                <MajorCard major={major} />
              </li>
            ))}
          </Majors>
        )}
      </QueryBlock>
      {consult.dialog}
    </Section>
  )
}

/** A major. Its questions may fail or be missing; the link to the major still works. */
function MajorCard({ major: { id, name, pic } }: { major: HotMajorEntry }) {
  const t = useT()
  const faqs = useQuery(majorFaqsQuery(id))
  return (
    <Major aria-label={name}>
      <MajorCover>
        <Picture src={pic} alt="" seed={name} />
      </MajorCover>
      <MajorBody>
        <MajorName>{name}</MajorName>
        <QueryBlock query={faqs} skeleton={<FaqSkeleton />} empty={<NoFaqs>{t('common.noQuestions')}</NoFaqs>}>
          {({ records }) => (
            <Faqs>
              {records.map((question) => (
                <li key={question.id}>
                  <FaqLink to={hotMajorPath(id, question.id)}>{question.name}</FaqLink>
                </li>
              ))}
            </Faqs>
          )}
        </QueryBlock>
        <LearnMore to={hotMajorPath(id, faqs.data?.records[0]?.id)} aria-label={t('hotMajor.learnMoreOf', { name })}>
          <span>{t('hotMajor.learnMore')}</span>
          <ArrowRight aria-hidden />
        </LearnMore>
      </MajorBody>
    </Major>
  )
}
