import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { WaitingBlock } from '@campus/calls/block'
import { Button } from '@campus/ui/button'
import { Section } from '@campus/ui/layout'
import { SkeletonText } from '@campus/ui/skeleton'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import type { LearningPlace } from '../common/classroom-paths'
import { percentText } from '../common/measures.model'
import { TypeIcon } from '../common/TypeIcon'
import { situationQuery } from './course.queries'
import { useT } from './messages'
import { useOpenClassroom } from './use-open-classroom'

/** The classroom studied last, with a button that goes on there, or where to go on when it is finished; nothing before the first lesson. */
export function LastStudied({ place }: { place: LearningPlace }) {
  const t = useT()
  const { open, dialog } = useOpenClassroom(place)
  return (
    <WaitingBlock query={useQuery(situationQuery(place))} skeleton={<SkeletonText lines={2} />}>
      {({ lastClassroomId, lastClassroomResultVO: last, nextClassroomResultVO: next, ...course }) =>
        lastClassroomId === '' || last === null ? null : (
          <Section title={t('course.lastStudied')}>
            <Root>
              <TypeIcon type={last.classroomType} />
              <Words>
                <strong>{last.name}</strong>
                <span>
                  {[
                    t('course.progress', { done: course.finishClassroomTotal, total: course.classroomTotal }),
                    percentText(course.courseLearnProcess, 2),
                  ].join(' · ')}
                </span>
                {next === null ? null : <span>{t('course.next', { name: next.name })}</span>}
              </Words>
              <Button variant="primary" onClick={() => open(next ?? last)}>
                {t('course.continue')}
              </Button>
            </Root>
            {dialog}
          </Section>
        )
      }
    </WaitingBlock>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.l};
  background: ${color.accentSoft};
  color: ${color.accentText};

  & > svg {
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
  }
`

const Words = styled.div`
  display: flex;
  flex: 1 1 12em;
  flex-direction: column;
  min-width: 0;
  color: ${color.text};

  & > strong {
    font: ${weight.medium} ${text.l} ${font.sans};
  }
  & > span {
    color: ${color.textMuted};
    font: ${weight.regular} ${text.s} ${font.sans};
  }
`
