import { styled } from 'styled-components'

import { Button } from '@campus/ui/button'
import { color } from '@campus/ui/tokens'

import { useT } from './messages'

interface MissedToggleProps {
  /** Questions that are not right; without any there is no button. */
  count: number
  isOn: boolean
  onToggle: () => void
}

/** Leaves out, or brings back, the questions that are right. */
export function MissedToggle({ count, isOn, onToggle }: MissedToggleProps) {
  const t = useT()
  if (count === 0) return null
  return (
    <Toggle variant="ghost" aria-pressed={isOn} onClick={onToggle}>
      {t('review.missedOnly', { n: count })}
    </Toggle>
  )
}

const Toggle = styled(Button)`
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`
