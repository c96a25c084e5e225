import { Clock, MapPin, Navigation, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import type { ServicePoint } from '@campus/contracts/school'
import { CardButton } from '@campus/ui/card'
import { VisuallyHidden } from '@campus/ui/layout'
import { NewWindowLink } from '@campus/ui/new-window-link'
import { Picture } from '@campus/ui/picture'
import { Tag } from '@campus/ui/tag'

import { externalUrl } from '../../common/external-url'
import { useT } from '../messages'
import { Action, Body, Call, Cover, Facts, Head, Name, Number, Root } from './point-card.styles'
import { isOpen, navigationUrl, pointAddress, spansMidnight, type NumberedPoint } from './point.model'

interface PointCardProps {
  numbered: NumberedPoint
  /** Epoch ms. */
  now: number
  /** The distance as text; '' when it is unknown. */
  distance: string
  /** Address template for directions; '' for none. */
  navigation: string
  /** The map is centred on this point. */
  chosen: boolean
  /** Shows it on the map; undefined where the map cannot. */
  onChoose: (() => void) | undefined
}

/** One service point. */
export function PointCard({ numbered, now, distance, navigation, chosen, onChoose }: PointCardProps) {
  const t = useT()
  const { point, number, place } = numbered
  const open = isOpen(point, now)
  const way = place === null ? '' : externalUrl(navigationUrl(navigation, place, point.name))
  const isDistrict = point.enrollDistrictScope !== ''
  const where = isDistrict ? point.enrollDistrictScope : pointAddress(point)
  return (
    <Root aria-label={point.name} $chosen={chosen} $pressable={onChoose !== undefined}>
      <Cover>
        <Picture src={point.url} alt="" ratio="1" seed={point.name} />
        {place === null ? null : <Number aria-hidden>{number}</Number>}
      </Cover>
      <Body>
        <Head>
          <Name>
            {onChoose === undefined ? (
              point.name
            ) : (
              <CardButton aria-pressed={chosen} onClick={onChoose}>
                {point.name}
              </CardButton>
            )}
          </Name>
          {open === null ? null : (
            <Tag tone={open ? 'success' : 'neutral'}>{t(open ? 'school.point.open' : 'school.point.rest')}</Tag>
          )}
        </Head>
        <Facts
          facts={[
            { id: 'hours', label: named(Clock, t('school.point.hours')), value: <Hours point={point} /> },
            {
              id: 'phone',
              label: named(Phone, t('school.point.phone')),
              value:
                point.mobile === '' ? (
                  t('school.point.noPhone')
                ) : (
                  <Call href={`tel:${point.mobile}`}>{point.mobile}</Call>
                ),
            },
            {
              id: 'place',
              label: named(MapPin, t(isDistrict ? 'school.point.scope' : 'school.point.address')),
              value: where || t('common.none'),
            },
          ]}
        />
        {distance === '' && way === '' ? null : (
          <Action>
            {distance === '' ? null : <span>{t('school.point.distance', { distance })}</span>}
            {way === '' ? null : (
              <NewWindowLink href={way} aria-label={t('school.point.navigateTo', { name: point.name })}>
                <Navigation aria-hidden />
                <span>{t('school.point.navigate')}</span>
              </NewWindowLink>
            )}
          </Action>
        )}
      </Body>
    </Root>
  )
}

/** A label for screen readers, with an icon for everyone else. */
function named(Icon: LucideIcon, label: string): ReactNode {
  return (
    <>
      <Icon aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}

function Hours({ point }: { point: ServicePoint }) {
  const t = useT()
  const { startTime: start, endTime: end } = point
  if (start === '' && end === '') return <span>{t('common.none')}</span>
  return <span>{t(spansMidnight(point) ? 'school.point.untilNextDay' : 'school.point.until', { start, end })}</span>
}
