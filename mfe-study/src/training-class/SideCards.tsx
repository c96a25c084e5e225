import {
  Award,
  BookOpenCheck,
  ClipboardList,
  FileChartColumn,
  Images,
  Megaphone,
  MessageCircleQuestion,
  MessagesSquare,
  NotebookPen,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

import type { BehaviourCount, ClassCourse } from '@campus/contracts/study-class'
import { Section } from '@campus/ui/layout'
import { color, font, motion, radius, space, text, weight } from '@campus/ui/tokens'

import { useT } from './messages'
import { Notice } from './Notice'
import { MANAGEMENT_SHORTCUTS, serviceShortcuts, shortcutNotice, type Shortcut } from './training-class.model'

const ICONS: Readonly<Record<Shortcut, LucideIcon>> = {
  announcement: Megaphone,
  group: MessagesSquare,
  circle: Users,
  questions: MessageCircleQuestion,
  notes: NotebookPen,
  highlights: Images,
  plan: ClipboardList,
  report: FileChartColumn,
  grade: BookOpenCheck,
  certificate: Award,
}

interface SideCardsProps {
  goal: string
  courses: readonly ClassCourse[]
  behaviour: BehaviourCount | undefined
}

/** The learning goal, and what the class has in the app only. */
export function SideCards({ goal, courses, behaviour }: SideCardsProps) {
  const t = useT()
  const [pressed, setPressed] = useState<Shortcut>()
  const counts: Partial<Record<Shortcut, number | undefined>> = {
    questions: behaviour?.questionCount,
    circle: behaviour?.classmateCircleCount,
  }
  const draw = (shortcuts: readonly Shortcut[]) => (
    <Shortcuts>
      {shortcuts.map((shortcut) => {
        const Icon = ICONS[shortcut]
        const count = counts[shortcut]
        return (
          <li key={shortcut}>
            <Way type="button" onClick={() => setPressed(shortcut)}>
              <Icon aria-hidden />
              <span>{t(`study.side.${shortcut}`)}</span>
              {count === undefined ? null : <Count>{count}</Count>}
            </Way>
          </li>
        )
      })}
    </Shortcuts>
  )
  return (
    <Root>
      {goal === '' ? null : (
        <Part title={t('study.side.goal')}>
          <Goal>{goal}</Goal>
        </Part>
      )}
      <Part title={t('study.side.service')}>{draw(serviceShortcuts(courses))}</Part>
      <Part title={t('study.side.management')}>{draw(MANAGEMENT_SHORTCUTS)}</Part>
      <Notice onClose={() => setPressed(undefined)}>
        {pressed === undefined ? undefined : t(shortcutNotice(pressed))}
      </Notice>
    </Root>
  )
}

const Root = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-width: 0;
`

const Part = styled(Section)`
  gap: ${space[3]};
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  & h2 {
    font: ${weight.bold} ${text.l} ${font.sans};
  }
`

const Goal = styled.p`
  color: ${color.textMuted};
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const Shortcuts = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(110px, 1fr));
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`

const Way = styled.button`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  height: 100%;
  padding: ${space[4]} ${space[2]};
  border: 0;
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};
  color: ${color.text};
  font: ${weight.medium} ${text.s} ${font.sans};
  transition: color ${motion.fast};

  &:hover {
    color: ${color.accentText};
  }
  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${color.accentText};
  }
`

const Count = styled.span`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.xs} ${font.sans};
`
