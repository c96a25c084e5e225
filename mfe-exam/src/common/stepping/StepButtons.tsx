import { LayoutGrid } from 'lucide-react'
import { memo } from 'react'

import type { LeafQuestion } from '@campus/contracts/exam-question'
import { Button, IconButton, type ButtonVariant } from '@campus/ui/button'
import type { Elements } from '@campus/ui/elements'

import type { Place } from '../card/card.model'
import { useT } from '../messages'
import { PAPER_KEYS } from '../paper-keys.model'
import { Buttons } from './frame'

interface StepButtonsProps {
  place: Place
  onStep: (questionId: string) => void
  /** Opens the card; null where it stands beside the question. */
  onCard: (() => void) | null
  /** What the steps lead to, where it is not every question. */
  labels?: Readonly<Record<'previous' | 'next', string>> | undefined
  /** Further buttons. */
  children?: Elements
}

/** Buttons for the previous and the next question, and on a phone for the card. */
export const StepButtons = memo(({ place, onStep, onCard, labels, children }: StepButtonsProps) => {
  const t = useT()
  return (
    <Buttons>
      <StepButton
        deed="previous"
        to={place.previous?.question}
        onStep={onStep}
        label={labels?.previous ?? t('answer.previous')}
      />
      {onCard === null ? null : (
        <IconButton
          variant="secondary"
          label={t('answer.card')}
          icon={<LayoutGrid aria-hidden />}
          aria-keyshortcuts={PAPER_KEYS.card}
          onClick={onCard}
        />
      )}
      <StepButton
        deed="next"
        to={place.next?.question}
        onStep={onStep}
        label={labels?.next ?? t('answer.next')}
        variant="primary"
      />
      {children}
    </Buttons>
  )
})
StepButtons.displayName = 'StepButtons'

interface StepButtonProps {
  deed: 'previous' | 'next'
  /** The target question; without one there is no button. */
  to: LeafQuestion | undefined
  label: string
  variant?: ButtonVariant
  onStep: (questionId: string) => void
}

function StepButton({ deed, to, label, variant = 'secondary', onStep }: StepButtonProps) {
  if (to === undefined) return null
  return (
    <Button variant={variant} aria-keyshortcuts={PAPER_KEYS[deed]} onClick={() => onStep(to.id)}>
      {label}
    </Button>
  )
}
