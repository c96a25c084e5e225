import { definePage } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { Breadcrumb } from '@campus/ui/breadcrumb'
import { PageHead } from '@campus/ui/page-head'
import { Tabs } from '@campus/ui/tabs'

import { useCommonT } from '../common/messages'
import { HOME_PATH } from '../common/paths'
import { useT } from './messages'
import { MyCoupons } from './MyCoupons'
import { MyEnquiries } from './MyEnquiries'
import { MyOrders } from './MyOrders'
import { ownAddress } from './order.model'
import { ordersQuery, ownCouponsQuery, ownEnquiriesQuery } from './order.queries'
import { Page } from './order.styles'

const SHOWN = {
  orders: { query: ordersQuery, List: MyOrders },
  coupons: { query: ownCouponsQuery, List: MyCoupons },
  enquiries: { query: ownEnquiriesQuery, List: MyEnquiries },
} as const

/** What one has ordered, the coupons that one has, and what one has asked. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => [SHOWN[ownAddress.parse(query).show].query()],
  Component: MyOrdersPage,
})

function MyOrdersPage() {
  const t = useT()
  const commonT = useCommonT()
  const { values, go } = useAddress(ownAddress)
  const { List } = SHOWN[values.show]
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
          { value: 'enquiries', label: t('order.tab.enquiries') },
        ]}
        value={values.show}
        onChange={(show) => go({ show })}
      >
        <List />
      </Tabs>
    </Page>
  )
}
