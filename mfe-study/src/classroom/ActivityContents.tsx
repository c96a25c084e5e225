import { styled } from 'styled-components'

import { CONTENT_TYPES, type ActivityContentItem } from '@campus/contracts/study-learning'
import { formatDate } from '@campus/i18n/format'
import { Tag } from '@campus/ui/tag'
import { color, space } from '@campus/ui/tokens'

import { isMedium } from '../common/classroom.model'
import { mediaTime, percentText } from '../common/measures.model'
import { useCommonT } from '../common/messages'
import { TypeIcon } from '../common/TypeIcon'
import { useCurrentInView } from './ClassroomFrame'
import { Choose, Root } from './CourseTree'
import { useT } from './messages'
import { dutiesOf } from './steps.model'

interface ContentsProps {
  contents: readonly ActivityContentItem[]
  contentId: string
  onChoose: (content: ActivityContentItem) => void
}

/** An activity's contents in their order, with the learner's progress and what must be done. */
export function ActivityContents({ contents, contentId, onChoose }: ContentsProps) {
  const t = useT()
  return (
    <Root aria-label={t('activity.contents')}>
      <h2>{t('activity.contents')}</h2>
      <ul>
        {contents.map((content) => (
          <Entry
            key={content.contentId}
            content={content}
            isCurrent={content.contentId === contentId}
            onChoose={() => onChoose(content)}
          />
        ))}
      </ul>
    </Root>
  )
}

interface EntryProps {
  content: ActivityContentItem
  isCurrent: boolean
  onChoose: () => void
}

function Entry({ content, isCurrent, onChoose }: EntryProps) {
  const t = useT()
  const common = useCommonT()
  const item = useCurrentInView<HTMLLIElement>(isCurrent)
  const { contentName, contentType, dataType, mustLearn, learningProgress, learningDuration, initValue } = content
  const type = CONTENT_TYPES.find((known) => known === contentType)
  const date = formatDate(content.lastStudyTime, 'minute')
  return (
    <li ref={item}>
      <Choose type="button" aria-current={isCurrent ? 'true' : undefined} onClick={onChoose}>
        <TypeIcon type={dataType} />
        <span>
          <span>{contentName}</span>
          <Facts>
            {type === undefined ? null : <span>{t(`contentType.${type}`)}</span>}
            {mustLearn === 1 ? <Tag tone="accent">{common('study.tag.required')}</Tag> : null}
            {isMedium(dataType) && initValue > 0 ? (
              <span>
                {t('player.positionOf', { position: mediaTime(learningDuration), duration: mediaTime(initValue) })}
              </span>
            ) : null}
            {date === '' ? null : <span>{t('activity.lastStudyTime', { date })}</span>}
            {dutiesOf(content).map(({ kind, target, isMet }) => (
              <span key={kind}>
                {[
                  kind === 'progress' ? t('activity.duty.progress', { n: target }) : t('activity.duty.submit'),
                  ...(isMet ? [common('common.finished')] : []),
                ].join(' ')}
              </span>
            ))}
          </Facts>
        </span>
        <small>{percentText(learningProgress, 2)}</small>
      </Choose>
    </li>
  )
}

const Facts = styled.small`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  color: ${color.textMuted};
`
