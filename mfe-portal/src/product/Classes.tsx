import type { ProductClass, ProductDetail } from '@campus/contracts/product-detail'
import { formatDate } from '@campus/i18n/format'
import { useServerNow } from '@campus/session/use-server-now'
import { ButtonLink } from '@campus/ui/button'
import { Card } from '@campus/ui/card'
import { FactList } from '@campus/ui/fact-list'
import { Section } from '@campus/ui/layout'
import { Phrases } from '@campus/ui/phrases'
import { EmptyState } from '@campus/ui/states'

import { newOrderPath } from '../common/paths'
import { classesAt } from '../common/product/classes-at.model'
import { useT } from './messages'
import { Cards, CardTitle, Choose } from './product.styles'

const REFRESH_MS = 60_000

/** When and where it is taught next. */
export function Classes({ product }: { product: ProductDetail }) {
  const t = useT()
  const classes = classesAt(product, useServerNow(REFRESH_MS))
  return (
    <Section title={t('productPage.classes')}>
      {classes.length === 0 ? (
        <EmptyState title={t('productPage.classes.none')} />
      ) : (
        <Cards>
          {classes.map((held) => (
            <li key={held.id}>
              <ClassCard productId={product.id} held={held} />
            </li>
          ))}
        </Cards>
      )}
    </Section>
  )
}

function ClassCard({ productId, held }: { productId: string; held: ProductClass }) {
  const t = useT()
  const { name, trainingStartTime, trainingEndTime, place, headTeacherNickname, remaining } = held
  const days = [trainingStartTime, trainingEndTime].filter((day) => day !== '').map((day) => formatDate(day, 'date'))
  return (
    <Card>
      <CardTitle>
        <Phrases>{name}</Phrases>
      </CardTitle>
      <FactList
        facts={[
          { label: t('productPage.class.days'), value: days.join(' – ') || t('productPage.class.unplanned') },
          { label: t('productPage.class.place'), value: place },
          { label: t('productPage.class.head'), value: headTeacherNickname },
          { label: t('productPage.class.seats'), value: remaining === null ? '' : seatsOf(remaining) },
        ]}
      />
      {remaining === 0 ? null : (
        <Choose>
          <ButtonLink
            size="s"
            to={newOrderPath(productId, held.id)}
            aria-label={`${t('productPage.class.enrol')} ${name}`}
          >
            {t('productPage.class.enrol')}
          </ButtonLink>
        </Choose>
      )}
    </Card>
  )

  function seatsOf(seats: number): string {
    return seats === 0 ? t('productPage.class.full') : t('productPage.class.left', { n: seats })
  }
}
