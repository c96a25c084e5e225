import { CloudOff, CloudUpload } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'

import { beijingClock } from '@campus/i18n/beijing-time'
import { Check } from '@campus/ui/icons'
import { color, font, space, text, weight } from '@campus/ui/tokens'

import type { Attempt } from '../common/attempt'
import { useT } from './messages'

const ICONS = { saved: Check, saving: CloudUpload, unsaved: CloudOff, failing: CloudOff } as const

interface SaveStateProps extends Pick<Attempt, 'saving' | 'savedAt'> {
  /** Nothing that is sent now is taken any more. */
  isLate: boolean
}

/** The state of saving in one line. It is not a live region: see SaveAnnouncer. */
export const SaveState = memo(({ saving, savedAt, isLate }: SaveStateProps) => {
  const t = useT()
  const Icon = ICONS[saving]
  return (
    <Line data-saving={saving}>
      <Icon aria-hidden />
      <span>{t(isLate && saving !== 'saved' ? 'answer.late' : `answer.${saving}`)}</span>
      {saving === 'saved' && savedAt !== null ? <time>{beijingClock(savedAt).format('HH:mm:ss')}</time> : null}
    </Line>
  )
})
SaveState.displayName = 'SaveState'

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
  white-space: nowrap;

  &[data-saving='unsaved'],
  &[data-saving='failing'] {
    color: ${color.warningText};
  }
  & > svg {
    flex: none;
    width: 1em;
    height: 1em;
  }
`
