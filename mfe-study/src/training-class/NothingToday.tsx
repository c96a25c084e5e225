import { CalendarDays, Coffee, History, MessageSquarePlus, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'

import { ConfirmDialog } from '@campus/ui/dialog'
import { color, font, motion, radius, space, text, weight } from '@campus/ui/tokens'
import { useGoBack } from '@campus/ui/use-go-back'

import { MINE_PATH, timetablePath, type ClassPlace } from '../common/paths'
import { useT } from './messages'
import { Notice } from './Notice'
import { isExperience } from './training-class.model'

const CHOICES = ['continue', 'post', 'past', 'rest'] as const
type Choice = (typeof CHOICES)[number]
const ICONS: Readonly<Record<Choice, LucideIcon>> = {
  continue: CalendarDays,
  post: MessageSquarePlus,
  past: History,
  rest: Coffee,
}

interface NothingTodayProps {
  place: ClassPlace
  experience: string
  onPast: () => void
}

/** A day without activities, with alternatives. In experience mode every alternative only says that it is closed. */
export function NothingToday({ place, experience, onPast }: NothingTodayProps) {
  const t = useT()
  const navigate = useNavigate()
  const leave = useGoBack(MINE_PATH)
  const [notice, setNotice] = useState<string>()
  const [isLeaving, setLeaving] = useState(false)

  function choose(choice: Choice): void {
    if (isExperience(experience)) {
      setNotice(t('study.experience.blocked'))
      return
    }
    switch (choice) {
      case 'continue':
        void navigate(timetablePath(place, experience))
        return
      case 'post':
        setNotice(t('study.today.post.modal'))
        return
      case 'past':
        onPast()
        return
      case 'rest':
        setLeaving(true)
    }
  }

  return (
    <Root>
      <p>{t('study.today.empty')}</p>
      <Choices>
        {CHOICES.map((choice) => {
          const Icon = ICONS[choice]
          return (
            <li key={choice}>
              <Way type="button" onClick={() => choose(choice)}>
                <Icon aria-hidden />
                <span>{t(`study.today.${choice}`)}</span>
              </Way>
            </li>
          )
        })}
      </Choices>
      <Notice onClose={() => setNotice(undefined)}>{notice}</Notice>
      <ConfirmDialog
        open={isLeaving}
        title={t('study.today.rest.title')}
        onCancel={() => setLeaving(false)}
        onConfirm={leave}
      >
        {t('study.today.rest.confirm')}
      </ConfirmDialog>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  padding-block: ${space[6]};

  & > p {
    font: ${weight.medium} ${text.l} ${font.sans};
  }
`

const Choices = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space[4]};
  padding: 0;
  list-style: none;
`

const Way = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  padding: ${space[6]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.text};
  font: ${weight.medium} ${text.m} ${font.sans};
  transition: border-color ${motion.fast};

  &:hover {
    border-color: ${color.accentText};
    color: ${color.accentText};
  }
  & > svg {
    width: 1.5rem;
    height: 1.5rem;
    color: ${color.accentText};
  }
`
