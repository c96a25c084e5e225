import { BookOpen, ChevronDown, CircleUserRound, LogOut } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'

import { displayName, withMaskedMobile, type UserIdentity } from '@campus/session/session.model'
import { Avatar } from '@campus/ui/avatar'
import { LoadingBar } from '@campus/ui/loading-bar'
import { Menu, type MenuItem } from '@campus/ui/menu'
import { toast } from '@campus/ui/toast'
import { color, font, motion, radius, space, text, weight } from '@campus/ui/tokens'
import { useLoaded } from '@campus/ui/use-loaded'

import { Boundary } from '../../common/Boundary'
import { useCommonT } from '../../common/messages'
import { ADDRESS } from '../../router/addresses.model'
import { useLearningEntries } from './entries'
import { menuItem } from './menu-item'

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${space[10]};
  padding: 0 ${space[2]};
  border: 0;
  border-radius: ${radius.m};
  background: none;
  color: ${color.text};
  font: ${weight.medium} ${text.s} ${font.sans};
  text-align: start;
  transition: background-color ${motion.fast};

  &:hover {
    background: ${color.accentSoft};
  }
  & > svg {
    width: 1rem;
    height: 1rem;
    color: ${color.textSubtle};
  }
`

const Name = styled.span`
  display: flex;
  flex-direction: column;
  max-width: 8em;
  line-height: 1.35;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Mobile = styled.span`
  color: ${color.textMuted};
  font-size: 0.75rem;
  font-weight: ${weight.regular};
`

const loadSignOutDialog = async () => (await import('./SignOutDialog')).SignOutDialog

interface UserMenuProps {
  user: UserIdentity
  /** The entries above sign-out. */
  items?: readonly MenuItem[]
  /** Shows only the picture; screen readers hear the name. */
  compact?: boolean
  withMobile?: boolean
}

/** The signed-in person, and the menu that opens under the name. */
export function UserMenu({ user, items = [], compact = false, withMobile = false }: UserMenuProps) {
  const t = useCommonT()
  const [asked, setAsked] = useState(false)
  const [asking, setAsking] = useState(false)
  const learning = useLearningEntries()
  const name = displayName(user)
  const mobile = withMaskedMobile(user.mobile)
  const tellFailure = (): void => {
    toast.error(t('common.systemBusy'))
    setAsked(false)
    setAsking(false)
  }
  const askToSignOut = (): void => {
    setAsked(true)
    setAsking(true)
  }
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Trigger type="button" {...(compact && { 'aria-label': name })}>
            <Avatar name={name} src={user.avatar} size={32} decorative />
            {compact ? null : (
              <Name>
                <span>{name}</span>
                {withMobile && mobile !== name ? <Mobile>{mobile}</Mobile> : null}
              </Name>
            )}
            {compact ? null : <ChevronDown aria-hidden />}
          </Trigger>
        }
        items={[
          ...learning.map((entry) => menuItem(entry, <BookOpen aria-hidden />)),
          { id: 'account', label: t('nav.personalCenter'), icon: <CircleUserRound aria-hidden />, to: ADDRESS.account },
          ...items,
          { id: 'logout', label: t('nav.logout'), icon: <LogOut aria-hidden />, onSelect: askToSignOut },
        ]}
      />
      {asked ? (
        // Stays when it has been asked once, so that closing can fade.
        <Boundary onError={tellFailure}>
          <LoadedSignOut open={asking} onCancel={() => setAsking(false)} onLost={tellFailure} />
        </Boundary>
      ) : null}
    </>
  )
}

interface SignOutProps {
  open: boolean
  onCancel: () => void
  onLost: () => void
}

function LoadedSignOut({ onLost, ...question }: SignOutProps) {
  const { part: SignOutDialog, error } = useLoaded(loadSignOutDialog)
  const tellLost = useEffectEvent(onLost)
  useEffect(() => {
    if (error) tellLost()
  }, [error])
  return SignOutDialog ? <SignOutDialog {...question} /> : <LoadingBar active={question.open} />
}
