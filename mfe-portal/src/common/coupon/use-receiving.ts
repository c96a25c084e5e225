import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { addressOf, freeText } from '@campus/calls/address'
import { invalidate } from '@campus/calls/query'
import { useAddress } from '@campus/calls/use-address'
import { useChangeOnce } from '@campus/calls/use-call-once'
import { useLoginFirst } from '@campus/calls/use-login-first'
import { receiveCoupon, receivedCouponList } from '@campus/contracts/coupon'
import { call } from '@campus/http/client'
import { useSession } from '@campus/session/session-store'
import { currentUser } from '@campus/session/signed-in'
import { toast } from '@campus/ui/toast'

import { receivedCouponsQuery } from './coupon.queries'
import { useCouponT } from './messages'

/** The coupon that a visitor wanted when they were led to sign in; '' for none. */
const wantedAddress = addressOf({ coupon: freeText })

export interface Receiving {
  /** Whether the person has it. */
  readonly isReceived: boolean
  readonly isBusy: boolean
  readonly receive: () => void
}

/**
 * A signed-in person receives a coupon by the press. A visitor signs in first, comes back, to the part `hash` of the page,
 * and has it then.
 */
export function useReceiving(couponId: string, hash = ''): Receiving {
  const t = useCouponT()
  const queryClient = useQueryClient()
  const { pathname } = useLocation()
  const { values, go, hrefOf } = useAddress(wantedAddress)
  const userId = useSession((session) => currentUser(session)?.userId ?? '')
  const { data: received } = useQuery(receivedCouponsQuery(userId))
  const isSignedIn = useLoginFirst(t('coupon.loginFirst'))
  const { run, running } = useChangeOnce<boolean, void>(`portal.receiveCoupon ${couponId}`, {
    send: () => call(receiveCoupon, { couponId }),
    onSuccess: async () => {
      await invalidate(queryClient, receivedCouponList)
      toast.success(t('coupon.receivedNow'))
    },
  })
  const isReceived = received?.includes(couponId) ?? false
  const isWanted = values.coupon === couponId && userId !== '' && received !== undefined

  /** The address may stand for a moment after it was left. */
  const isDone = useRef(false)
  useEffect(() => {
    if (!isWanted || isDone.current) return
    isDone.current = true
    go({ coupon: '' }, { scroll: 'stay', history: 'replace' })
    if (!isReceived) run()
  })

  return {
    isReceived,
    isBusy: running !== undefined,
    receive: () => {
      if (isSignedIn(pathname + hrefOf({ coupon: couponId }) + hash)) run()
    },
  }
}
