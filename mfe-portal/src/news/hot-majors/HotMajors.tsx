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
import { hotMajorsQuery, majorFaqsQuery } from './hot-majors.queries'
import { FaqSkeleton, MajorsSkeleton } from './HotMajorsSkeleton'
import { FaqLink, Faqs, LearnMore, Major, MajorBody, MajorCover, MajorName, Majors, NoFaqs } from './major.styles'

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

/** A major; its faqs may fail or be missing without it. */
function MajorCard({ major: { id, name, pic } }: { major: HotMajorEntry }) {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const { data, isPending } = useQuery(majorFaqsQuery(tenantId, id))
  const faqs = data?.records ?? []
  return (
    <Major aria-label={name}>
      <MajorCover>
        <Picture src={pic} alt="" seed={name} />
      </MajorCover>
      <MajorBody>
        <MajorName>{name}</MajorName>
        {isPending ? (
          <FaqSkeleton />
        ) : faqs.length === 0 ? (
          <NoFaqs>{t('common.noQuestions')}</NoFaqs>
        ) : (
          <Faqs>
            {faqs.map((question) => (
              <li key={question.id}>
                <FaqLink to={hotMajorPath(id, question.id)}>{question.name}</FaqLink>
              </li>
            ))}
          </Faqs>
        )}
        <LearnMore to={hotMajorPath(id, faqs[0]?.id)} aria-label={t('hotMajor.learnMoreOf', { name })}>
          {t('hotMajor.learnMore')}
          <ArrowRight aria-hidden />
        </LearnMore>
      </MajorBody>
    </Major>
  )
}
