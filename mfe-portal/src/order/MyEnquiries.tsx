import { useQuery } from '@tanstack/react-query'

import { QueryBlock } from '@campus/calls/block'
import type { OwnClue } from '@campus/contracts/school'
import { formatDate } from '@campus/i18n/format'
import { Button } from '@campus/ui/button'
import { Card } from '@campus/ui/card'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { Tag } from '@campus/ui/tag'

import { useConsult } from '../common/use-consult'
import { useT } from './messages'
import { ownEnquiriesQuery } from './order.queries'
import { Asked, Muted, OrderHead, Orders } from './order.styles'

/** What one has asked the school, and whether somebody took care of it. */
export function MyEnquiries() {
  const t = useT()
  const consult = useConsult()
  const enquiries = useQuery(ownEnquiriesQuery())
  return (
    <>
      <QueryBlock
        query={enquiries}
        skeleton={<SkeletonText lines={8} />}
        empty={
          <EmptyState
            title={t('order.enquiries.empty')}
            hint={t('order.enquiries.empty.hint')}
            action={
              consult.open && (
                <Button variant="primary" onClick={() => consult.open?.()}>
                  {t('order.enquiries.ask')}
                </Button>
              )
            }
          />
        }
      >
        {(own) => (
          <Orders>
            {own.map((enquiry) => (
              <li key={enquiry.id}>
                <EnquiryCard enquiry={enquiry} />
              </li>
            ))}
          </Orders>
        )}
      </QueryBlock>
      {consult.dialog}
    </>
  )
}

function EnquiryCard({ enquiry: { content, createdTime, handledTime } }: { enquiry: OwnClue }) {
  const t = useT()
  const sent = formatDate(createdTime, 'minute')
  return (
    <Card padding="l" aria-label={t('order.enquiries.sent', { time: sent })}>
      <OrderHead>
        <Muted>{t('order.enquiries.sent', { time: sent })}</Muted>
        <Tag tone={handledTime === '' ? 'warning' : 'success'}>
          {t(handledTime === '' ? 'order.enquiries.waits' : 'order.enquiries.handled')}
        </Tag>
      </OrderHead>
      <Asked>{content}</Asked>
      <Muted>
        {handledTime === ''
          ? t('order.enquiries.waits.what')
          : t('order.enquiries.handled.what', { time: formatDate(handledTime, 'minute') })}
      </Muted>
    </Card>
  )
}
