import type { Order, OrderState } from '@campus/contracts/order'
import { formatDate, formatMoney } from '@campus/i18n/format'
import { Card } from '@campus/ui/card'
import { FactList } from '@campus/ui/fact-list'
import { Inline } from '@campus/ui/layout'
import { Phrases } from '@campus/ui/phrases'
import { Tag } from '@campus/ui/tag'

import { useT } from './messages'
import { NextSteps } from './NextSteps'
import { standing } from './order.model'
import { CourseName, OrderBody, OrderHead, StepLine, Steps, StepsTitle } from './order.styles'

const TONES: Readonly<Record<OrderState, 'warning' | 'accent' | 'success' | 'neutral'>> = {
  placed: 'warning',
  paid: 'accent',
  admitted: 'success',
  withdrawn: 'neutral',
  refused: 'neutral',
}

/** One order: what was ordered, how it stands, what comes next, and what happened before. */
export function OrderCard({ order }: { order: Order }) {
  const t = useT()
  const { productName, state, number, className, place, payable } = order
  return (
    <Card padding="l" aria-label={`${t('order.number')} ${number}`}>
      <OrderHead>
        <CourseName>
          <Phrases>{productName}</Phrases>
        </CourseName>
        <Tag tone={TONES[state]}>{t(`order.state.${standing(order)}`)}</Tag>
      </OrderHead>
      <OrderBody>
        <FactList
          look="ruled"
          facts={[
            { label: t('order.number'), value: number },
            { label: t('order.class.of'), value: className || (isOver(state) ? '' : t('order.class.next')) },
            { label: t('order.days'), value: daysOf(order) },
            { label: t('order.place.of'), value: place },
            { label: t('order.payable'), value: payable === null ? t('order.noPrice') : formatMoney(payable) },
          ]}
        />
        <div>
          <StepsTitle>{t('order.steps')}</StepsTitle>
          <Steps>
            {order.stepList.map((step, at) => (
              <li key={at}>
                <StepLine>
                  <time dateTime={step.time.replace(' ', 'T')}>{formatDate(step.time, 'minute')}</time>
                  <span>{t(step.state === 'placed' ? 'order.step.placed' : `order.state.${step.state}`)}</span>
                  <span>{t(step.bySchool ? 'order.by.school' : 'order.by.person')}</span>
                </StepLine>
                {step.words === '' ? null : (
                  <p>
                    <Phrases>{step.words}</Phrases>
                  </p>
                )}
              </li>
            ))}
          </Steps>
        </div>
      </OrderBody>
      <Inline>
        <NextSteps order={order} />
      </Inline>
    </Card>
  )
}

function daysOf({ trainingStartTime, trainingEndTime }: Order): string {
  return [trainingStartTime, trainingEndTime]
    .filter((day) => day !== '')
    .map((day) => formatDate(day, 'date'))
    .join(' – ')
}

function isOver(state: OrderState): boolean {
  return state === 'withdrawn' || state === 'refused'
}
