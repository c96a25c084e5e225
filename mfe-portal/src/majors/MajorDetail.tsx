import { useQuery } from '@tanstack/react-query'
import { MessageCircleMore } from 'lucide-react'

import { WaitingBlock } from '@campus/calls/block'
import type { HotMajor } from '@campus/contracts/hot-major'
import { Button } from '@campus/ui/button'
import { Section } from '@campus/ui/layout'
import { PageTitle } from '@campus/ui/page-head'
import { Picture } from '@campus/ui/picture'

import { FaqList } from '../common/faq/FaqList'
import { useCommonT } from '../common/messages'
import { hotMajorPath } from '../common/paths'
import { RelatedProducts } from '../common/product/RelatedProducts'
import { useConsult } from '../common/use-consult'
import { Certificates } from './Certificates'
import { Cover, Description, Descriptions, Head, HeadWords } from './major.styles'
import { faqsQuery, majorQuery } from './majors.queries'
import { FactsSkeleton, FaqSkeleton, SalarySkeleton } from './MajorSkeleton'
import { useT } from './messages'
import { SalaryLine } from './SalaryLine'

interface MajorDetailProps {
  /** '' until it is known which one. */
  id: string
  /** As in the list, until the major itself has loaded. */
  name: string | undefined
  /** The question whose answer is open; '' is none. */
  questionId: string
  onFaq: (id: string) => void
}

/** One major: its salary, its prospects, the people it suits, and the questions about it. */
export function MajorDetail({ id, name, questionId, onFaq }: MajorDetailProps) {
  const t = useT()
  const query = useQuery(majorQuery(id))
  const major = query.data
  return (
    <>
      {major === undefined && query.isError ? null : (
        <Head>
          <Cover>
            <Picture src={major?.pic} alt="" seed={name ?? id} ratio="16 / 10" priority />
          </Cover>
          <HeadWords>
            <PageTitle>{major?.name ?? name}</PageTitle>
            {major === undefined ? <SalarySkeleton /> : <SalaryLine given={major.industrySalary} />}
          </HeadWords>
        </Head>
      )}
      <WaitingBlock
        query={query}
        skeleton={<FactsSkeleton />}
        notFound={id === '' ? undefined : { to: hotMajorPath(''), label: t('hotMajor.all') }}
      >
        {(shown) => (
          <>
            <Prose major={shown} />
            <Certificates certificates={shown.relatedCertificate} />
            <Faqs majorId={id} opened={questionId} onOpen={onFaq} />
            <RelatedProducts products={shown.relatedProductList} />
          </>
        )}
      </WaitingBlock>
    </>
  )
}

/** The school's text about the major; empty parts have no space. */
function Prose({ major }: { major: HotMajor }) {
  const t = useT()
  const parts = [
    { title: t('hotMajor.prospects'), words: major.employmentProspectDescribe },
    { title: t('hotMajor.people'), words: major.suitabilityPeopleDescribe },
  ].filter(({ words }) => words.trim() !== '')
  if (parts.length === 0) return null
  return (
    <Descriptions>
      {parts.map(({ title, words }) => (
        <Section key={title} title={title}>
          <Description>{words}</Description>
        </Section>
      ))}
    </Descriptions>
  )
}

interface FaqsProps {
  majorId: string
  opened: string
  onOpen: (id: string) => void
}

/** Questions about the major, and the contact for further ones. */
function Faqs({ majorId, opened, onOpen }: FaqsProps) {
  const t = useT()
  const commonT = useCommonT()
  const faqs = useQuery(faqsQuery(majorId))
  const consult = useConsult()
  return (
    <Section
      title={t('hotMajor.faq')}
      action={
        consult.open === undefined ? null : (
          <Button icon={<MessageCircleMore aria-hidden />} aria-haspopup="dialog" onClick={() => consult.open?.()}>
            {commonT('hotMajor.consultAdviser')}
          </Button>
        )
      }
    >
      <WaitingBlock query={faqs} skeleton={<FaqSkeleton />}>
        {({ records }) => <FaqList faqs={records} opened={opened} onOpen={onOpen} />}
      </WaitingBlock>
      {consult.dialog}
    </Section>
  )
}
