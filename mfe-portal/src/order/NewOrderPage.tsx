import { useQuery } from '@tanstack/react-query'

import { WaitingBlock } from '@campus/calls/block'
import { definePage } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { Breadcrumb } from '@campus/ui/breadcrumb'
import { ButtonLink } from '@campus/ui/button'
import { PageHead } from '@campus/ui/page-head'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'

import { useCommonT } from '../common/messages'
import { HOME_PATH, ORDERS_PATH, productPath, trainingProjectPath } from '../common/paths'
import { productQuery } from '../common/product/product.queries'
import { useT } from './messages'
import { newOrderAddress, openOrder } from './order.model'
import { ordersQuery, ownCouponsQuery } from './order.queries'
import { Narrow, Page } from './order.styles'
import { OrderForm } from './OrderForm'

/** A seat in a class is ordered. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => [productQuery(newOrderAddress.parse(query).productId), ordersQuery(), ownCouponsQuery()],
  Component: NewOrderPage,
})

function NewOrderPage() {
  const t = useT()
  const commonT = useCommonT()
  const { values } = useAddress(newOrderAddress)
  const { productId, classId } = values
  const product = useQuery(productQuery(productId))
  const orders = useQuery(ordersQuery())
  const coupons = useQuery(ownCouponsQuery())
  const none = (
    <EmptyState title={t('order.gone')} action={<ButtonLink to={trainingProjectPath()}>{t('order.all')}</ButtonLink>} />
  )
  const skeleton = <SkeletonText lines={8} />
  return (
    <Page>
      <PageHead
        title={t('order.new')}
        above={
          <Breadcrumb
            items={[
              { label: commonT('breadcrumb.home'), to: HOME_PATH },
              ...(product.data === null || product.data === undefined
                ? []
                : [{ label: product.data.name, to: productPath(productId) }]),
              { label: t('order.new') },
            ]}
          />
        }
      />
      {productId === '' ? (
        none
      ) : (
        <Narrow>
          <WaitingBlock query={product} skeleton={skeleton}>
            {(found) =>
              found === null ? (
                none
              ) : (
                <WaitingBlock query={orders} skeleton={skeleton}>
                  {(own) =>
                    openOrder(own, found.id) === undefined ? (
                      <WaitingBlock query={coupons} skeleton={skeleton}>
                        {(held) => <OrderForm product={found} coupons={held} classId={classId} />}
                      </WaitingBlock>
                    ) : (
                      <EmptyState
                        title={t('order.already')}
                        action={
                          <ButtonLink variant="primary" to={ORDERS_PATH}>
                            {t('order.see')}
                          </ButtonLink>
                        }
                      />
                    )
                  }
                </WaitingBlock>
              )
            }
          </WaitingBlock>
        </Narrow>
      )}
    </Page>
  )
}
