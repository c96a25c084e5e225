import { styled } from 'styled-components'

import type { Coupon } from '@campus/contracts/coupon'
import { formatDate, formatMoney } from '@campus/i18n/format'
import type { Elements } from '@campus/ui/elements'
import { Phrases } from '@campus/ui/phrases'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import { couponPeriod, couponThreshold } from './coupon.model'
import { useCouponT } from './messages'

/** Width of the part with the amount, and radius of the notches beside the tear line. */
const STUB = '128px'
const NOTCH = '9px'

/** A shadow follows the outline of a masked child; a border or a box shadow does not. */
const Outline = styled.article`
  display: grid;
  filter: drop-shadow(0 0 0.5px ${color.borderStrong}) drop-shadow(0 1px 2px ${color.border});
`

/** Scalloped at the start, notched above and below the tear line. */
const Paper = styled.div`
  display: grid;
  grid-template-columns: ${STUB} minmax(0, 1fr);
  min-height: 136px;
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  mask:
    radial-gradient(circle at 0 50%, #0000 5px, #000 5.5px) 0 4px / 100% 16px repeat-y,
    radial-gradient(circle at ${STUB} 0, #0000 ${NOTCH}, #000 calc(${NOTCH} + 0.5px)),
    radial-gradient(circle at ${STUB} 100%, #0000 ${NOTCH}, #000 calc(${NOTCH} + 0.5px));
  mask-composite: intersect;
`

const Stub = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  padding: ${space[4]} ${space[3]} ${space[4]} ${space[4]};
  background: ${color.accent};
  color: ${color.onAccent};
  text-align: center;

  /* The tear line, from notch to notch. */
  &::after {
    content: '';
    position: absolute;
    inset-block: calc(${NOTCH} + 4px);
    inset-inline-end: -1px;
    width: 2px;
    background: repeating-linear-gradient(${color.surfaceRaised} 0 4px, #0000 4px 9px);
  }
`

/** A long amount is smaller, so that it stays on the stub in one line. */
const Amount = styled.strong<{ $long: boolean }>`
  font: ${weight.bold} ${({ $long }) => ($long ? text.xl : text.xxxl)} ${font.sans};
  letter-spacing: -0.03em;
  white-space: nowrap;
`

const Threshold = styled.span`
  font: ${weight.medium} ${text.xs} ${font.sans};
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
  padding: ${space[4]} ${space[5]};

  & > :is(a, button) {
    align-self: flex-start;
    margin-block-start: auto;
  }
  &:not(:has(> :is(a, button))) {
    justify-content: center;
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

const Title = styled.h3`
  font: ${weight.bold} ${text.l} ${font.sans};
  line-height: 1.4;
`

const Period = styled.p`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.xs} ${font.sans};
`

interface CouponTicketProps {
  coupon: Coupon
  /** What can be done with it, or how it stands. */
  children: Elements
}

/** A coupon as a paper ticket. */
export function CouponTicket({ coupon, children }: CouponTicketProps) {
  const t = useCouponT()
  const { id, ...params } = couponThreshold(coupon)
  const period = couponPeriod(coupon)
  const amount = formatMoney(coupon.amount)
  return (
    <Outline aria-label={coupon.title}>
      <Paper>
        <Stub>
          <Amount $long={amount.length > 5}>{amount}</Amount>
          <Threshold>{t(id, params)}</Threshold>
        </Stub>
        <Words>
          <Title>
            <Phrases>{coupon.title}</Phrases>
          </Title>
          {period === null ? null : (
            <Period>
              <Phrases>
                {t('coupon.period', { start: formatDate(period.start, 'date'), end: formatDate(period.end, 'date') })}
              </Phrases>
            </Period>
          )}
          {children}
        </Words>
      </Paper>
    </Outline>
  )
}
