import { styled } from 'styled-components'

import type { WorkKind } from '@campus/contracts/exam-attempt'
import { Button } from '@campus/ui/button'
import { PageTitle, PageTitlePlace } from '@campus/ui/page-head'
import { Skeleton, SkeletonRegion, SkeletonText } from '@campus/ui/skeleton'
import { color, media, radius, space } from '@campus/ui/tokens'

import { QuestionText } from '../content/QuestionText'
import { useT } from '../messages'
import { usePastGrace } from '../time/use-past-grace'
import { Part } from './Part'
import { Running, type RunningAttempt } from './Running'
import { useStart } from './use-start'

interface IntroProps {
  kind: WorkKind
  workId: string
  /** The school of the class; '' when it is the site's. */
  schoolId: string
  title: string
  /** HTML. */
  description: string
  /** 0 for no limit. */
  minutes: number
  /** An attempt that is not submitted yet. */
  running: RunningAttempt | null
}

/** A work's title and requirements, and the button that starts an attempt or goes on with the one that is running. */
export function Intro({ kind, workId, schoolId, title, description, minutes, running }: IntroProps) {
  const t = useT()
  const { start, isStarting } = useStart(kind, workId, schoolId)
  const isOver = usePastGrace(running?.deadlineAt ?? null)
  const goesOn = running !== null && !isOver
  return (
    <>
      <div>
        <PageTitle>{title}</PageTitle>
        {minutes > 0 ? <Limit>{t('test.minutes', { n: minutes })}</Limit> : null}
      </div>
      {goesOn ? (
        <Running
          attempt={running}
          goOn={
            <Button variant="primary" loading={isStarting} onClick={start}>
              {t('exam.goOn')}
            </Button>
          }
        />
      ) : null}
      <Part title={t(`${kind}.requirements`)}>
        <Requirements>
          {description.trim() === '' ? <Nothing>{t('common.noData')}</Nothing> : <QuestionText html={description} />}
        </Requirements>
        {goesOn ? null : (
          <StartButton variant="primary" size="l" loading={isStarting} onClick={start}>
            {t('exam.start')}
          </StartButton>
        )}
      </Part>
    </>
  )
}

/** The shapes of an intro. */
export function IntroShape() {
  return (
    <SkeletonColumn>
      <PageTitlePlace>
        <SkeletonText last="60%" />
      </PageTitlePlace>
      <Requirements>
        <SkeletonText lines={6} />
      </Requirements>
      <Skeleton width="10em" height={space[12]} />
    </SkeletonColumn>
  )
}

/** An intro that is on its way. */
export function IntroSkeleton() {
  return (
    <SkeletonRegion>
      <IntroShape />
    </SkeletonRegion>
  )
}

const SkeletonColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
`

/** Distinguished by its background alone, like a printed sheet. */
const Requirements = styled.div`
  padding: ${space[6]} ${space[8]};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  @media ${media.phone} {
    padding: ${space[5]};
  }
`

const Limit = styled.p`
  margin-block-start: ${space[2]};
  color: ${color.textMuted};
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
