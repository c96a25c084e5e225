import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import { invalidate } from '@campus/calls/query'
import { useCallOnce } from '@campus/calls/use-call-once'
import { orderList, ownCouponList, placeOrder, type OwnCoupon } from '@campus/contracts/order'
import type { ProductDetail } from '@campus/contracts/product-detail'
import { formatDate, formatMoney } from '@campus/i18n/format'
import { useServerNow } from '@campus/session/use-server-now'
import { Button } from '@campus/ui/button'
import { Card } from '@campus/ui/card'
import { FactList } from '@campus/ui/fact-list'
import { SelectField } from '@campus/ui/field'
import { Stack } from '@campus/ui/layout'
import { Phrases } from '@campus/ui/phrases'
import { toast } from '@campus/ui/toast'

import { ORDERS_PATH } from '../common/paths'
import { useT } from './messages'
import { chosenFirst, classChoices, payable, usableCoupons, type ClassChoice } from './order.model'
import { CourseName, Muted, Sum } from './order.styles'

const REFRESH_MS = 60_000
/** The choice of no class, and of no coupon. */
const NONE = ''

interface OrderFormProps {
  product: ProductDetail
  coupons: readonly OwnCoupon[]
  /** The class that is chosen first; '' for the next one. */
  classId: string
}

/** Which class, with which coupon, and what is to be paid. */
export function OrderForm({ product, coupons, classId }: OrderFormProps) {
  const t = useT()
  const now = useServerNow(REFRESH_MS)
  const choices = classChoices(product, now)
  const usable = usableCoupons(coupons, product.defStandPrice, now)
  const [chosenClass, setChosenClass] = useState(() => chosenFirst(choices, classId))
  const [chosenCoupon, setChosenCoupon] = useState(usable[0]?.id ?? NONE)
  const coupon = usable.find(({ id }) => id === chosenCoupon)
  const place = usePlace(product.id)
  // Also while the page of the orders comes.
  const isBusy = place.running !== undefined || place.response !== undefined
  const sum = payable(product.defStandPrice, coupon)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) place.run({ classId: chosenClass, couponId: coupon?.id ?? NONE })
  }
  return (
    <Card padding="l">
      <form onSubmit={submit}>
        <Stack gap={5}>
          <CourseName>
            <Phrases>{product.name}</Phrases>
          </CourseName>
          <SelectField
            id="order-class"
            label={t('order.class')}
            value={chosenClass}
            placeholder={t('order.class.next')}
            options={choices.map((choice) => ({
              value: choice.held.id,
              label: wordsOf(choice),
              disabled: choice.isFull,
            }))}
            onChange={(event) => setChosenClass(event.target.value)}
          />
          {usable.length === 0 ? null : (
            <SelectField
              id="order-coupon"
              label={t('order.coupon')}
              value={coupon?.id ?? NONE}
              placeholder={t('order.coupon.none')}
              options={usable.map(({ id, title, amount }) => ({
                value: id,
                label: t('order.coupon.words', { title, amount: formatMoney(amount) }),
              }))}
              onChange={(event) => setChosenCoupon(event.target.value)}
            />
          )}
          {sum === null ? (
            <Muted>{t('order.noPrice')}</Muted>
          ) : (
            <FactList
              look="ruled"
              facts={[
                { label: t('order.price'), value: formatMoney(product.defStandPrice ?? 0) },
                { label: t('order.discount'), value: coupon === undefined ? '' : `−${formatMoney(coupon.amount)}` },
                { label: t('order.payable'), value: <Sum>{formatMoney(sum)}</Sum> },
              ]}
            />
          )}
          <Muted>{t('order.what')}</Muted>
          <Button type="submit" variant="primary" size="l" loading={isBusy}>
            {t('order.place')}
          </Button>
        </Stack>
      </form>
    </Card>
  )

  function wordsOf({ held, isFull }: ClassChoice): string {
    const { name, trainingStartTime, place: where, remaining } = held
    const seats = isFull ? t('order.class.full') : remaining === null ? '' : t('order.class.left', { n: remaining })
    const day = trainingStartTime === '' ? '' : formatDate(trainingStartTime, 'date')
    return [name, day, where, seats].filter((part) => part !== '').join(' · ')
  }
}

interface Wish {
  /** '' for the next class. */
  readonly classId: string
  /** '' for none. */
  readonly couponId: string
}

function usePlace(productId: string) {
  const t = useT()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useCallOnce(placeOrder, {
    payload: ({ classId, couponId }: Wish) => ({
      productId,
      ...(classId !== NONE && { classId }),
      ...(couponId !== NONE && { couponId }),
    }),
    onSuccess: async () => {
      await Promise.all([invalidate(queryClient, orderList), invalidate(queryClient, ownCouponList)])
      toast.success(t('order.placed'))
      await navigate(ORDERS_PATH)
    },
  })
}
