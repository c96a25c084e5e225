import { useQuery } from '@tanstack/react-query'

import { QueryBlock } from '@campus/calls/block'
import { ButtonLink } from '@campus/ui/button'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'

import { trainingProjectPath } from '../common/paths'
import { useT } from './messages'
import { ordersQuery } from './order.queries'
import { Orders } from './order.styles'
import { OrderCard } from './OrderCard'

/** What one has ordered, and how it goes on. */
export function MyOrders() {
  const t = useT()
  const orders = useQuery(ordersQuery())
  return (
    <QueryBlock
      query={orders}
      skeleton={<SkeletonText lines={8} />}
      empty={
        <EmptyState
          title={t('order.empty')}
          hint={t('order.empty.hint')}
          action={
            <ButtonLink variant="primary" to={trainingProjectPath()}>
              {t('order.all')}
            </ButtonLink>
          }
        />
      }
    >
      {(own) => (
        <Orders>
          {own.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </Orders>
      )}
    </QueryBlock>
  )
}
