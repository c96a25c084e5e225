import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import { Avatar } from '@campus/ui/avatar'
import { Inline } from '@campus/ui/layout'
import { PageTitle } from '@campus/ui/page-head'
import { Picture } from '@campus/ui/picture'
import { RichText } from '@campus/ui/rich-text'
import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import type { LearningPlace } from '../common/classroom-paths'
import { useCommonT } from '../common/messages'
import { MINE_PATH } from '../common/paths'
import { classmatesQuery, courseQuery, situationQuery } from './course.queries'
import { useT } from './messages'

const MOST_FACES = 5

/** Cover, name and introduction of a course, and the classmates who study it. */
export function CourseHead({ place }: { place: LearningPlace }) {
  const t = useCommonT()
  const course = useQuery(courseQuery(place))
  return (
    <QueryBlock
      query={course}
      skeleton={<HeadSkeleton />}
      notFound={{ to: MINE_PATH, label: t('study.class.backToMine') }}
    >
      {({ courseName, cover, introduce, courseId }) => (
        <Root>
          <Cover src={cover} alt="" seed={courseId} priority />
          <Words>
            <PageTitle>{courseName}</PageTitle>
            {introduce.trim() === '' ? null : <RichText html={introduce} />}
            <Joined place={place} />
          </Words>
        </Root>
      )}
    </QueryBlock>
  )
}

function Joined({ place }: { place: LearningPlace }) {
  const t = useT()
  const { data: situation } = useQuery(situationQuery(place))
  const { data: classmates = [] } = useQuery(classmatesQuery(place))
  if (situation === undefined) return <SkeletonText />
  return (
    <Inline gap={3}>
      {classmates.length === 0 ? null : (
        <Faces aria-label={t('course.classmates')}>
          {classmates.slice(0, MOST_FACES).map(({ studentName, studentHeadUrl }, index) => (
            <li key={index}>
              <Avatar name={studentName} src={studentHeadUrl} size={28} />
            </li>
          ))}
        </Faces>
      )}
      <Count>{t('course.joined', { n: situation.finishUserCount })}</Count>
    </Inline>
  )
}

/** The shapes of the head. */
export function HeadSkeleton() {
  return (
    <Root>
      <Skeleton ratio="16 / 9" />
      <Words>
        <Skeleton width="60%" height="2em" />
        <SkeletonText lines={3} />
      </Words>
    </Root>
  )
}

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${space[6]};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`

const Cover = styled(Picture)`
  border-radius: ${radius.l};
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
  color: ${color.textMuted};

  & > h1 {
    color: ${color.text};
  }
`

const Faces = styled.ul`
  display: flex;
  padding: 0;
  list-style: none;

  & > li + li {
    margin-inline-start: -${space[2]};
  }
  & > li > span {
    box-shadow: 0 0 0 2px ${color.bg};
  }
`

const Count = styled.p`
  font: ${weight.regular} ${text.s} ${font.sans};
`
