import { CloudOff, Flag, Minus } from 'lucide-react'
import { memo, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'

import { Check, X } from '@campus/ui/icons'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { useT } from '../messages'
import { useTypeName } from '../use-type-name'
import { hasSameCells, type Cell, type CellGroup, type CellTone } from './card.model'
import { keepInView } from './keep-in-view'

interface AnswerCardProps {
  groups: readonly CellGroup[]
  /** The id of the current question. */
  current: string
  /** The same function at every render: a card may have 500 questions. */
  onGo: (questionId: string) => void
}

/** All questions by type and number, each with its status and a link to it. The current one stays in view. */
export const AnswerCard = memo(({ groups, current, onGo }: AnswerCardProps) => {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const cell = root.current?.querySelector('[aria-current]')
    if (cell) keepInView(cell)
  }, [current])
  return (
    <Groups ref={root}>
      {groups.map((group) => (
        <Group
          key={group.code}
          group={group}
          current={group.cells.some(({ id }) => id === current) ? current : ''}
          onGo={onGo}
        />
      ))}
    </Groups>
  )
})
AnswerCard.displayName = 'AnswerCard'

interface GroupProps {
  group: CellGroup
  /** '' while the current question is of another group. */
  current: string
  onGo: (questionId: string) => void
}

/** An answer changes one cell: the other groups are not rendered again. */
const Group = memo(
  ({ group, current, onGo }: GroupProps) => {
    const typeName = useTypeName()
    const id = useId()
    return (
      <Section aria-labelledby={id}>
        <GroupName id={id}>{typeName(group.code)}</GroupName>
        <Cells>
          {group.cells.map((cell) => (
            <li key={cell.id}>
              <CellButton {...cell} isCurrent={cell.id === current} onGo={onGo} />
            </li>
          ))}
        </Cells>
      </Section>
    )
  },
  (before, after) =>
    before.current === after.current && before.onGo === after.onGo && hasSameCells(before.group, after.group),
)
Group.displayName = 'Group'

interface CellButtonProps extends Cell {
  isCurrent: boolean
  onGo: (questionId: string) => void
}

const CellButton = memo(({ id, number, tone, isMarked, isUnsaved, isCurrent, onGo }: CellButtonProps) => {
  const t = useT()
  const said = [
    t('question.number', { n: number }),
    ...(tone === 'plain' ? [] : [t(TONE_TEXT[tone])]),
    ...(isMarked ? [t('answer.marked')] : []),
    ...(isUnsaved ? [t('answer.notYetSaved')] : []),
  ]
  return (
    <Face
      type="button"
      $tone={tone}
      aria-label={said.join(t('answer.listSeparator'))}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onGo(id)}
    >
      <span>{number}</span>
      {tone === 'right' ? <Check aria-hidden /> : null}
      {tone === 'partly' ? <Minus aria-hidden /> : null}
      {tone === 'wrong' ? <X aria-hidden /> : null}
      {isUnsaved ? <CloudOff aria-hidden /> : null}
      {isMarked ? <Flag aria-hidden data-corner="" fill="currentColor" /> : null}
    </Face>
  )
})
CellButton.displayName = 'CellButton'

const TONE_TEXT = {
  answered: 'answer.answered',
  unanswered: 'answer.unanswered',
  right: 'review.correct',
  partly: 'review.partly',
  wrong: 'review.wrong',
} as const satisfies Partial<Record<CellTone, string>>

const Groups = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`

/** Groups out of sight are neither laid out nor painted. The padding keeps outlines and flags inside what is painted. */
const Section = styled.section`
  margin: calc(-1 * ${space[2]});
  padding: ${space[2]};
  content-visibility: auto;
  contain-intrinsic-block-size: auto 20rem;
`

const GroupName = styled.h3`
  color: ${color.textMuted};
  font: ${weight.medium} ${text.s} ${font.sans};
`

const Cells = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${space[10]}, 1fr));
  gap: ${space[2]};
  margin-block-start: ${space[2]};
`

/** Background and text colours; answered questions are filled, so that colour is not the only sign. */
const tones: Record<CellTone, string> = {
  plain: '',
  unanswered: '',
  answered: `border-color: ${color.accentText}; background: ${color.accentSoft}; color: ${color.accentText}; font-weight: ${weight.bold};`,
  right: `border-color: ${color.successText}; background: ${color.successSoft}; color: ${color.successText};`,
  partly: `border-color: ${color.warningText}; background: ${color.warningSoft}; color: ${color.warningText};`,
  wrong: `border-color: ${color.dangerText}; background: ${color.dangerSoft}; color: ${color.dangerText};`,
}

const Face = styled.button<{ $tone: CellTone }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 2px;
  width: 100%;
  height: ${space[10]};
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.textMuted};
  font: ${weight.medium} ${text.s} ${font.sans};

  ${({ $tone }) => tones[$tone]}

  &:hover {
    border-color: ${color.accentText};
  }
  &[aria-current] {
    outline: 2px solid ${color.accentText};
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
  & > svg {
    width: 0.75rem;
    height: 0.75rem;
  }
  & > [data-corner] {
    position: absolute;
    inset-block-start: -4px;
    inset-inline-end: -4px;
    padding: 2px;
    border-radius: ${radius.full};
    background: ${color.warningSoft};
    color: ${color.warningText};
    box-sizing: content-box;
  }
`
