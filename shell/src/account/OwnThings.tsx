import { Award, BookOpen, ClipboardList, MessageCircleQuestionMark, ScanSearch, TicketPercent } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

import { useSession } from '@campus/session/session-store'
import { activeBrand } from '@campus/session/session.model'
import { Card } from '@campus/ui/card'
import { ChevronRight } from '@campus/ui/icons'
import { color, font, motion, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../common/messages'
import { lookupAddress } from '../router/addresses.model'
import { useSite } from '../site-context'
import { ownEntries, type OwnLabel } from './account.model'
import { useT } from './messages'

const icons: Record<OwnLabel, typeof Award> = {
  'nav.myLearning': BookOpen,
  'account.orders': ClipboardList,
  'account.coupons': TicketPercent,
  'account.certificates': Award,
  'account.enquiries': MessageCircleQuestionMark,
  'nav.certificateLookup': ScanSearch,
}

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${space[12]};
  padding-inline: ${space[5]};
  font: ${weight.medium} ${text.m} ${font.sans};
  transition: background-color ${motion.fast};

  & + & {
    border-block-start: 1px solid ${color.border};
  }
  &:hover {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${color.accentText};
  }
  & > svg:last-child {
    width: 1rem;
    height: 1rem;
    margin-inline-start: auto;
    color: ${color.textSubtle};
  }
`

/** The ways to what one has here. */
export function OwnThings() {
  const t = useT()
  const commonT = useCommonT()
  const { moduleMap } = useSite()
  const entries = ownEntries(moduleMap, lookupAddress(useSession(activeBrand)))
  if (entries.length === 0) return null
  return (
    <Card as="nav" padding="none" aria-label={t('account.own')}>
      {entries.map(({ label, to }) => {
        const Icon = icons[label]
        return (
          <Entry key={label} to={to}>
            <Icon aria-hidden />
            <span>{label === 'nav.myLearning' || label === 'nav.certificateLookup' ? commonT(label) : t(label)}</span>
            <ChevronRight aria-hidden />
          </Entry>
        )
      })}
    </Card>
  )
}
