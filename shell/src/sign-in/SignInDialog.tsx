import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { SlotProps } from '@campus/contracts/slots'
import { endSession } from '@campus/session/session-actions'
import { sessionStore, useSession } from '@campus/session/session-store'
import { isLoggedIn } from '@campus/session/signed-in'
import { Dialog } from '@campus/ui/dialog'

import { holdPage } from '../session/page-hold'
import { useT } from './messages'
import { SignInForm } from './SignInForm'

/**
 * Signs in over a page that must stay open. For the same person the page goes on. For another person it is
 * loaded again, so that nothing of the first one remains.
 */
export function SignInDialog({ open, onClose }: SlotProps['sign-in-dialog.v1']) {
  const t = useT()
  const [wasHere] = useState(() => sessionStore.getState().userInfo)
  const isHere = useSession((state) => isLoggedIn(state))
  const hasAsked = useRef(false)
  const goOn = useEffectEvent(() => {
    if (sessionStore.getState().userInfo.userId === wasHere.userId) onClose()
    else location.reload()
  })
  useEffect(() => holdPage(), [])
  useEffect(() => {
    if (!open) hasAsked.current = false
    else if (!hasAsked.current) {
      hasAsked.current = true
      // The page heard from the server that the session is over; here it is perhaps still kept.
      if (isLoggedIn(sessionStore.getState())) endSession()
    } else if (isLoggedIn(sessionStore.getState())) goOn()
  }, [open, isHere])
  return (
    <Dialog open={open && !isHere} ready title={t('login.title')} onClose={onClose}>
      <SignInForm known={wasHere.type === 'user' ? wasHere.mobile : ''} />
    </Dialog>
  )
}
