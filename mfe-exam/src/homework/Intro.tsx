import { styled } from 'styled-components'

import { Button } from '@campus/ui/button'
import { PageTitle, PageTitlePlace } from '@campus/ui/page-head'
import { RichText } from '@campus/ui/rich-text'
import { Skeleton, SkeletonRegion, SkeletonText } from '@campus/ui/skeleton'
import { color, media, radius, space } from '@campus/ui/tokens'

import { useT } from './messages'
import { Part } from './Part'
import { useStartHomework } from './use-start-homework'

interface IntroProps {
  workId: string
  /** The school of its class; '' when it is the site's. */
  schoolId: string
  title: string
  /** HTML. */
  description: string
}

/** A homework's title and requirements, and the button that starts it. */
export function Intro({ workId, schoolId, title, description }: IntroProps) {
  const t = useT()
  const { start, isStarting } = useStartHomework(workId, schoolId)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Part title={t('homework.requirements')}>
        <Requirements>
          {description.trim() === '' ? <Nothing>{t('common.noData')}</Nothing> : <RichText html={description} />}
        </Requirements>
        <StartButton variant="primary" size="l" loading={isStarting} onClick={start}>
          {t('exam.start')}
        </StartButton>
      </Part>
    </>
  )
}

/** The shape of an intro on its way. */
export function IntroSkeleton() {
  return (
    <SkeletonRegion>
      <SkeletonColumn>
        <PageTitlePlace>
          <SkeletonText last="60%" />
        </PageTitlePlace>
        <Requirements>
          <SkeletonText lines={6} />
        </Requirements>
        <Skeleton width="10em" height={space[12]} />
      </SkeletonColumn>
    </SkeletonRegion>
  )
}

const SkeletonColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
`

/** Set off by its ground alone, like a sheet of paper handed out. */
const Requirements = styled.div`
  padding: ${space[6]} ${space[8]};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  @media ${media.phone} {
    padding: ${space[5]};
  }
`

const Nothing = styled.p`
  color: ${color.textMuted};
`

const StartButton = styled(Button)`
  align-self: flex-start;
  margin-block-start: ${space[2]};
  min-width: 12em;

  @media ${media.phone} {
    align-self: stretch;
  }
`
