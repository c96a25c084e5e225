import { memo } from 'react'
import { styled } from 'styled-components'

import type { QuestionGroup } from '@campus/contracts/exam-question'
import { formatNumber } from '@campus/i18n/format'
import { color, font, text, weight } from '@campus/ui/tokens'

import { useT } from '../messages'
import { useTypeName } from '../use-type-name'

/** The type of the question on show, how many there are of it, and what they are worth together. */
export const TypeHeading = memo(({ group }: { group: QuestionGroup }) => {
  const t = useT()
  const typeName = useTypeName()
  return (
    <Heading>
      {t('answer.typeHeading', {
        type: typeName(group.code),
        n: group.count,
        points: t('test.score', { n: group.points, score: formatNumber(group.points) }),
      })}
    </Heading>
  )
})
TypeHeading.displayName = 'TypeHeading'

const Heading = styled.h2`
  color: ${color.textMuted};
  font: ${weight.medium} ${text.m} ${font.sans};
`
