import { Clock, MapPin } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'

import type { ActivityContent, ClassActivity } from '@campus/contracts/study-activity'
import { Card, CardButton } from '@campus/ui/card'
import type { Elements } from '@campus/ui/elements'
import { Picture } from '@campus/ui/picture'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../messages'
import { finishesOf, isFaceToFace, namedDataType, videoProgress } from './activity.model'
import { ActivityTags } from './ActivityTags'
import { useActivityTime } from './use-activity-time'

interface ActivityCardProps {
  activity: ClassActivity
  onOpen: (activity: ClassActivity) => void
  /** Heading level of the name. */
  level?: 3 | 4
  /** Content at the foot of the card. */
  children?: Elements
}

/** An activity of a class: its kind, time, place and contents, and how much of it is done. Drawn again only for others. */
export const ActivityCard = memo(function ActivityCard({ activity, onOpen, level = 3, children }: ActivityCardProps) {
  const t = useCommonT()
  const timeOf = useActivityTime()
  const place = isFaceToFace(activity) ? [activity.position, activity.address].filter(Boolean).join(' · ') : ''
  const finishes = finishesOf(activity)
  return (
    <Sheet interactive>
      <ActivityTags activity={activity} />
      <Name as={level === 4 ? 'h4' : 'h3'}>
        <CardButton onClick={() => onOpen(activity)}>{activity.activityName}</CardButton>
      </Name>
      <Line>
        <Clock aria-hidden />
        <span>{timeOf(activity)}</span>
      </Line>
      {place === '' ? null : (
        <Line>
          <MapPin aria-hidden />
          <span>{place}</span>
        </Line>
      )}
      {activity.activityContentResultVOS.length === 0 ? null : (
        <Contents>
          {activity.activityContentResultVOS.map((content, index) => (
            <Content key={`${content.contentId}-${String(index)}`} activity={activity} content={content} />
          ))}
        </Contents>
      )}
      {finishes.length === 0 ? null : (
        <Finishes>
          {finishes.map(({ kind, finishNum: finish, totalNum: total }) => (
            <li key={kind}>{t(`study.finish.${kind}`, { finish, total })}</li>
          ))}
        </Finishes>
      )}
      {children}
    </Sheet>
  )
})

function Content({ activity, content }: { activity: ClassActivity; content: ActivityContent }) {
  const t = useCommonT()
  const type = namedDataType(content)
  const progress = videoProgress(activity, content)
  return (
    <Row>
      <Cover>
        <Picture src={content.classroomCover} alt="" seed={content.contentName} />
      </Cover>
      <Words>
        <span>{content.contentName}</span>
        <Small>
          {type === undefined ? null : <span>{t(`study.dataType.${type}`)}</span>}
          {progress === undefined ? null : (
            <span>{progress.kind === 'done' ? t('study.video.done') : t('study.video.progress', progress)}</span>
          )}
        </Small>
      </Words>
    </Row>
  )
}

const Sheet = styled(Card)`
  height: 100%;
  gap: ${space[3]};
`

const Name = styled.h3`
  font: ${weight.bold} ${text.l} ${font.sans};
  overflow-wrap: anywhere;
`

const Line = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};

  & > svg {
    flex: none;
    width: 1rem;
    height: 1lh;
    color: ${color.textSubtle};
  }
`

const Contents = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`

const Cover = styled.span`
  flex: none;
  width: 72px;
  overflow: hidden;
  border-radius: ${radius.s};
`

const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  font: ${weight.medium} ${text.s} ${font.sans};
  overflow-wrap: anywhere;
`

const Small = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.xs} ${font.sans};
`

const Finishes = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-block-start: auto;
  padding: 0;
  color: ${color.textMuted};
  font: ${weight.medium} ${text.xs} ${font.sans};
  list-style: none;
`
