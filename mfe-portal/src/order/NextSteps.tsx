import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { invalidate } from '@campus/calls/query'
import { orderList, ownCouponList, withdrawOrder, type Order } from '@campus/contracts/order'
import { call } from '@campus/http/client'
import { CallError } from '@campus/http/errors'
import { Button, ButtonLink } from '@campus/ui/button'
import { ConfirmDialog } from '@campus/ui/dialog'
import { VisuallyHidden } from '@campus/ui/layout'
import { toast } from '@campus/ui/toast'

import { externalUrl } from '../common/external-url'
import { classPath } from '../common/paths'
import { useT } from './messages'
import { Muted } from './order.styles'

/** What comes next, and what the person can do; nothing for an order that is over. */
export function NextSteps({ order }: { order: Order }) {
  const t = useT()
  switch (order.state) {
    case 'placed':
      return <ToPay order={order} />
    case 'paid':
      return <Muted>{t('order.next.paid')}</Muted>
    case 'admitted':
      return (
        <>
          <Muted>{t('order.next.admitted')}</Muted>
          <ButtonLink variant="primary" to={classPath(order.classId)}>
            {t('order.study')}
          </ButtonLink>
        </>
      )
    case 'withdrawn':
    case 'refused':
      return null
  }
}

function ToPay({ order }: { order: Order }) {
  const t = useT()
  const address = order.payable === 0 ? '' : externalUrl(order.paymentUrl)
  const words = order.payable === 0 ? 'free' : address === '' ? 'payHere' : 'payThere'
  return (
    <>
      <Muted>{t(`order.next.${words}`)}</Muted>
      {address === '' ? null : (
        <ButtonLink variant="primary" to={address} target="_blank" rel="noopener noreferrer">
          <span>{t('order.pay')}</span>
          <VisuallyHidden>{t('ui.newWindow')}</VisuallyHidden>
        </ButtonLink>
      )}
      <Withdraw id={order.id} />
    </>
  )
}

function Withdraw({ id }: Pick<Order, 'id'>) {
  const t = useT()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState(false)
  const withdraw = async () => {
    try {
      await call(withdrawOrder, { id })
      toast.success(t('order.withdrawn'))
    } catch (error) {
      // The client has told it; the list says how the order stands by now.
      if (!(error instanceof CallError)) throw error
    }
    await Promise.all([invalidate(queryClient, orderList), invalidate(queryClient, ownCouponList)])
    setAsked(false)
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('order.withdraw')}
      </Button>
      <ConfirmDialog
        open={asked}
        tone="danger"
        title={t('order.withdraw.ask')}
        okText={t('order.withdraw')}
        onConfirm={withdraw}
        onCancel={() => setAsked(false)}
      >
        {t('order.withdraw.what')}
      </ConfirmDialog>
    </>
  )
}
