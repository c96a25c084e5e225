import { definePage } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { Breadcrumb } from '@campus/ui/breadcrumb'
import { PageHead } from '@campus/ui/page-head'
import { Tabs } from '@campus/ui/tabs'

import { useCommonT } from '../common/messages'
import { HOME_PATH } from '../common/paths'
import { useT } from './messages'
import { MyCoupons } from './MyCoupons'
import { MyOrders } from './MyOrders'
import { ownAddress } from './order.model'
import { ordersQuery, ownCouponsQuery } from './order.queries'
import { Page } from './order.styles'

/** What one has ordered, and the coupons that one has. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => [ownAddress.parse(query).show === 'coupons' ? ownCouponsQuery() : ordersQuery()],
  Component: MyOrdersPage,
})

function MyOrdersPage() {
  const t = useT()
  const commonT = useCommonT()
  const { values, go } = useAddress(ownAddress)
  return (
    <Page>
      <PageHead
        title={t('order.mine')}
        above={
          <Breadcrumb items={[{ label: commonT('breadcrumb.home'), to: HOME_PATH }, { label: t('order.mine') }]} />
        }
      />
      <Tabs
        label={t('order.mine')}
        items={[
          { value: 'orders', label: t('order.tab.orders') },
          { value: 'coupons', label: t('order.tab.coupons') },
        ]}
        value={values.show}
        onChange={(show) => go({ show })}
      >
        {values.show === 'coupons' ? <MyCoupons /> : <MyOrders />}
      </Tabs>
    </Page>
  )
}
