import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

import { definePage } from '@campus/calls/page'
import { TogetherBlock } from '@campus/calls/together-block'
import { Breadcrumb } from '@campus/ui/breadcrumb'
import { Container } from '@campus/ui/layout'
import { media, space } from '@campus/ui/tokens'
import { useRichTextReady } from '@campus/ui/use-rich-text-ready'

import { readPlace } from '../common/classroom-paths'
import { MINE_PATH, trainingClassPath } from '../common/paths'
import { Contents } from './Contents'
import { classmatesQuery, contentsQuery, courseQuery, situationQuery, statisticsQuery } from './course.queries'
import { CourseHead, HeadSkeleton } from './CourseHead'
import { Introduction } from './Introduction'
import { LastStudied } from './LastStudied'
import { useT } from './messages'
import { Requirements } from './Requirements'

/** A course of a class: its contents, its requirements and the learner's progress. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => {
    const place = readPlace(query)
    return [
      courseQuery(place),
      situationQuery(place),
      contentsQuery(place),
      statisticsQuery(place),
      classmatesQuery(place),
    ]
  },
  Component: CoursePage,
})

function CoursePage() {
  const t = useT()
  const [query] = useSearchParams()
  const place = readPlace(query)
  const reads = [
    useQuery(courseQuery(place)),
    useQuery(situationQuery(place)),
    useQuery(contentsQuery(place)),
    useQuery(statisticsQuery(place)),
    useQuery(classmatesQuery(place)),
  ]
  return (
    <Root>
      <Breadcrumb
        items={[
          { label: t('course.breadcrumb.mine'), to: MINE_PATH },
          { label: t('course.breadcrumb.class'), to: trainingClassPath(place.classId, place.schoolId) },
          { label: t('course.breadcrumb.course') },
        ]}
      />
      <TogetherBlock queries={reads} isReady={useRichTextReady()} skeleton={<HeadSkeleton />}>
        <Columns>
          <Main>
            <CourseHead place={place} />
            <LastStudied place={place} />
            <Contents place={place} />
          </Main>
          <Side>
            <Requirements place={place} />
            <Introduction place={place} />
          </Side>
        </Columns>
      </TogetherBlock>
    </Root>
  )
}

const Root = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  padding-block: ${space[8]} ${space[16]};

  @media ${media.phone} {
    gap: ${space[4]};
    padding-block: ${space[5]} ${space[10]};
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  align-items: start;
  gap: ${space[10]};

  @media ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
  }
`

const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  min-width: 0;
`

const Side = styled(Main)``
