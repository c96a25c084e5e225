import { Section } from '@campus/ui/layout'
import { Skeleton, SkeletonText } from '@campus/ui/skeleton'

import { useCommonT } from '../../common/messages'
import { FAQS_PER_MAJOR, MAJORS_SHOWN } from '../news.model'
import { FaqPlace, Faqs, LearnMorePlace, Major, MajorBody, MajorCover, MajorName, Majors } from './major.styles'

/** The panel while its code loads. */
export function HotMajorsSkeleton() {
  const t = useCommonT()
  return (
    <Section title={t('hotMajor.title')}>
      <MajorsSkeleton />
    </Section>
  )
}

export function MajorsSkeleton() {
  return (
    <Majors aria-hidden>
      {Array.from({ length: MAJORS_SHOWN }, (_, at) => (
        <li key={at}>
          <Major as="div">
            <MajorCover>
              <Skeleton height="100%" />
            </MajorCover>
            <MajorBody>
              <MajorName as="div">
                <SkeletonText last="4em" />
              </MajorName>
              <FaqSkeleton />
              <LearnMorePlace>
                <Skeleton width="5em" height="1lh" />
              </LearnMorePlace>
            </MajorBody>
          </Major>
        </li>
      ))}
    </Majors>
  )
}

export function FaqSkeleton() {
  return (
    <Faqs as="div" aria-hidden>
      {Array.from({ length: FAQS_PER_MAJOR }, (_, at) => (
        <FaqPlace key={at}>
          <SkeletonText last={at === 1 ? '70%' : '90%'} />
        </FaqPlace>
      ))}
    </Faqs>
  )
}
