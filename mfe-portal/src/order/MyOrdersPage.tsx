import { useQuery } from '@tanstack/react-query'

import { QueryBlock } from '@campus/calls/block'
import { definePage } from '@campus/calls/page'
import { Breadcrumb } from '@campus/ui/breadcrumb'
import { ButtonLink } from '@campus/ui/button'
import { PageHead } from '@campus/ui/page-head'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'

import { useCommonT } from '../common/messages'
import { HOME_PATH, trainingProjectPath } from '../common/paths'
import { useT } from './messages'
import { ordersQuery } from './order.queries'
import { Orders, Page } from './order.styles'
import { OrderCard } from './OrderCard'

/** What one has ordered, and how it goes on. */
export const { Component, loader, queries } = definePage({
  queries: () => [ordersQuery()],
  Component: MyOrdersPage,
})

function MyOrdersPage() {
  const t = useT()
  const commonT = useCommonT()
  const orders = useQuery(ordersQuery())
  return (
    <Page>
      <PageHead
        title={t('order.mine')}
        above={
          <Breadcrumb items={[{ label: commonT('breadcrumb.home'), to: HOME_PATH }, { label: t('order.mine') }]} />
        }
      />
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
    </Page>
  )
}
