import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import type { ClassDetail } from '@campus/contracts/study-class'
import { formatDate } from '@campus/i18n/format'
import { useSession } from '@campus/session/session-store'
import { displayName } from '@campus/session/session.model'
import { currentUser } from '@campus/session/signed-in'
import { Avatar } from '@campus/ui/avatar'
import { FactList } from '@campus/ui/fact-list'
import { Inline } from '@campus/ui/layout'
import { PageTitle } from '@campus/ui/page-head'
import { Tag, type TagTone } from '@campus/ui/tag'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../common/messages'
import type { ClassPlace } from '../common/paths'
import { useT } from './messages'
import { studentsQuery } from './training-class.queries'

const TONES: Readonly<Record<ClassDetail['classStatus'], TagTone>> = { 0: 'warning', 1: 'success', 2: 'neutral' }

interface ClassHeaderProps {
  detail: ClassDetail
  place: ClassPlace
  activityTotal: number | undefined
}

/** The class's facts, and the signed-in learner. Unknown facts have a placeholder. */
export function ClassHeader({ detail, place, activityTotal }: ClassHeaderProps) {
  const t = useT()
  const common = useCommonT()
  const students = useQuery(studentsQuery(place)).data
  const user = useSession((state) => currentUser(state))
  const unknown = common('study.unknown')
  const start = formatDate(detail.trainingStartTime, 'date') || unknown
  const end = formatDate(detail.trainingEndTime, 'date') || unknown
  const opening = formatDate(detail.statusTime.slice(0, 10), 'date') || unknown
  const isPlanned = detail.trainingStartTime !== '' || detail.trainingEndTime !== ''
  return (
    <Root>
      <Words>
        <Tag tone={TONES[detail.classStatus]}>{t(`study.classStatus.${detail.classStatus}`)}</Tag>
        <PageTitle>{detail.title || unknown}</PageTitle>
        <Facts
          facts={[
            {
              label: t('study.class.trainingPeriod'),
              value: isPlanned ? common('study.dateRange', { start, end }) : unknown,
            },
            { label: t('study.class.openingDate'), value: opening },
            { label: t('study.class.activityCount'), value: activityTotal ?? unknown },
            { label: t('study.class.size'), value: students?.length ?? unknown },
            { label: t('study.class.headTeacher'), value: detail.personalityDataResultVO.nickName || unknown },
          ]}
        />
      </Words>
      {user === null ? null : (
        <Person gap={3} wrap={false}>
          <Avatar name={displayName(user)} src={user.avatar} size={48} decorative />
          <strong>{displayName(user)}</strong>
          <Tag>{t('study.tag.student')}</Tag>
        </Person>
      )}
    </Root>
  )
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[6]};
  padding: ${space[6]} ${space[8]};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  @media ${media.phone} {
    gap: ${space[4]};
    padding: ${space[5]};
  }
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[3]};
  min-width: min(100%, 420px);
`

const Facts = styled(FactList)`
  flex-direction: row;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[8]};
  font: ${weight.regular} ${text.s} ${font.sans};

  & > div {
    display: flex;
    gap: ${space[2]};
  }
`

const Person = styled(Inline)`
  font: ${weight.medium} ${text.m} ${font.sans};
`
