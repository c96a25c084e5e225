import { ChevronDown } from 'lucide-react'
import { styled } from 'styled-components'

import { Button } from '@campus/ui/button'
import { Menu } from '@campus/ui/menu'
import { color } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'
import { usePartnerEntries } from './entries'
import { menuItem } from './menu-item'

const Trigger = styled(Button)`
  color: inherit;

  &:hover {
    color: ${color.accentText};
  }
`

/** The sign-ins of institutions and partners, kept apart from the learners' sign-in. */
export function PartnerMenu() {
  const t = useCommonT()
  const entries = usePartnerEntries()
  return (
    <Menu
      align="end"
      trigger={
        <Trigger variant="text" size="s">
          <span>{t('shell.partnerLogin')}</span>
          <ChevronDown aria-hidden />
        </Trigger>
      }
      items={entries.map((entry) => menuItem(entry))}
    />
  )
}
