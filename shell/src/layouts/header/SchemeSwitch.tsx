import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'

import { SCHEMES, setScheme, useScheme, type Scheme } from '@campus/session/scheme'
import { visuallyHidden } from '@campus/ui/layout'
import { color, motion, radius, shadow, space } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'

const icons: Record<Scheme, typeof Sun> = { light: Sun, dark: Moon, system: Monitor }

const Group = styled.fieldset`
  display: inline-flex;
  flex: none;
  padding: 2px;
  border: 0;
  border-radius: ${radius.full};
  background: ${color.border};
`

const Legend = styled.legend`
  ${visuallyHidden}
`

const Choice = styled.label`
  display: grid;
  position: relative;
  width: ${space[6]};
  height: ${space[6]};
  border-radius: ${radius.full};
  color: ${color.textMuted};
  cursor: pointer;
  place-items: center;
  transition: background-color ${motion.fast};

  & > svg {
    width: 0.875rem;
    height: 0.875rem;
  }
  &:hover {
    color: ${color.text};
  }
  &:has(:checked) {
    background: ${color.surface};
    box-shadow: ${shadow[1]};
    color: ${color.accentText};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
`

const Radio = styled.input`
  position: absolute;
  inset: 0;
  opacity: 0;
  cursor: inherit;
`

/** Light, dark, or the device's setting. */
export function SchemeSwitch() {
  const t = useCommonT()
  const name = useId()
  const scheme = useScheme()
  return (
    <Group>
      <Legend>{t('ui.appearance')}</Legend>
      {SCHEMES.map((choice) => {
        const Icon = icons[choice]
        const label = t(`ui.appearance.${choice}`)
        return (
          <Choice key={choice} title={label}>
            <Radio
              type="radio"
              name={name}
              aria-label={label}
              checked={choice === scheme}
              onChange={() => setScheme(choice)}
            />
            <Icon aria-hidden />
          </Choice>
        )
      })}
    </Group>
  )
}
