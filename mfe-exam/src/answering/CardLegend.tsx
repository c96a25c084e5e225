import { CloudOff, Flag } from 'lucide-react'
import { styled } from 'styled-components'

import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { useT as useCommonT } from '../common/messages'

/** What the signs of the answer card mean. */
export function CardLegend() {
  const t = useCommonT()
  return (
    <Signs>
      <li>
        <Swatch $filled />
        <span>{t('answer.answered')}</span>
      </li>
      <li>
        <Swatch $filled={false} />
        <span>{t('answer.unanswered')}</span>
      </li>
      <li>
        <Flag aria-hidden fill="currentColor" />
        <span>{t('answer.marked')}</span>
      </li>
      <li>
        <CloudOff aria-hidden />
        <span>{t('answer.notYetSaved')}</span>
      </li>
    </Signs>
  )
}

const Signs = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[1]};
  }
  & svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`

/** As the card draws it. */
const Swatch = styled.span<{ $filled: boolean }>`
  width: 0.875rem;
  height: 0.875rem;
  border: 1px solid ${({ $filled }) => ($filled ? color.accentText : color.border)};
  border-radius: calc(${radius.s} / 2);
  background: ${({ $filled }) => ($filled ? color.accentSoft : color.surface)};
`
