import { styled } from 'styled-components'

import { color, font, radius, space, text, weight } from '../theme/tokens'

export type TagTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

const tones: Record<TagTone, readonly [ground: string, lettering: string]> = {
  neutral: [color.surfaceSunken, color.textMuted],
  accent: [color.accentSoft, color.accentText],
  success: [color.successSoft, color.successText],
  warning: [color.warningSoft, color.warningText],
  danger: [color.dangerSoft, color.dangerText],
}

const notTone = { shouldForwardProp: (name: string) => name !== 'tone' }

/** One or two words about a thing. */
export const Tag = styled.span.withConfig(notTone)<{ tone?: TagTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  width: fit-content;
  padding: 1px ${space[2]};
  border-radius: ${radius.s};
  background: ${({ tone = 'neutral' }) => tones[tone][0]};
  color: ${({ tone = 'neutral' }) => tones[tone][1]};
  font: ${weight.medium} ${text.xs} ${font.sans};
  white-space: nowrap;
`
