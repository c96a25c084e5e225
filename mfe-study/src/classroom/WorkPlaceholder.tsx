import { styled } from 'styled-components'

import { CLASSROOM } from '@campus/contracts/study-course'
import type { ActivityContentItem } from '@campus/contracts/study-learning'
import { ButtonLink } from '@campus/ui/button'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { TypeIcon } from '../common/TypeIcon'
import { useContentTypeName } from '../common/use-content-type-name'
import { useT } from './messages'

/** In the place of a homework, a test or a lesson face to face, which has a page of its own. */
export function WorkPlaceholder({ content, target }: { content: ActivityContentItem; target: string }) {
  const t = useT()
  const nameOf = useContentTypeName()
  const isMeeting = content.dataType === CLASSROOM.faceToFace
  return (
    <Root>
      <TypeIcon type={content.dataType} />
      <strong>{content.contentName}</strong>
      <span>{isMeeting ? t('lesson.onTheSpot') : nameOf(content)}</span>
      <ButtonLink to={target} variant="primary">
        {t(isMeeting ? 'lesson.open' : 'exam.start')}
      </ButtonLink>
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  min-height: 360px;
  border-radius: ${radius.l};
  background: ${color.surface};

  & > svg {
    width: ${space[10]};
    height: ${space[10]};
    color: ${color.accentText};
  }
  & > strong {
    font: ${weight.bold} ${text.l} ${font.sans};
  }
  & > span {
    max-width: 32em;
    padding-inline: ${space[4]};
    color: ${color.textMuted};
    text-align: center;
  }
`
