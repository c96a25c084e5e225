/** What an address of the school profile chooses. */
import { addressOf, oneOf, pageNumber } from '@campus/calls/address'

import { POINT_TYPES } from './points/point.model'

/** The profile's only tab; `index` with any other value opens it too. */
export const INTRO_TAB = '0'

/** Information types of the organisation detail: 0 project, 1 institution, 2 certification. */
export const DETAIL_TYPES = ['0', '1', '2'] as const
export type DetailType = (typeof DETAIL_TYPES)[number]

/** Which detail is read, and which part of it, from 0; there may be fewer. */
export const detailAddress = addressOf({
  detail: oneOf(DETAIL_TYPES),
  part: { ...pageNumber, fallback: 0, scroll: 'stay' },
})

/** Which service points are looked at; null where the first present type is. */
export const pointsAddress = addressOf({ points: { ...oneOf(POINT_TYPES), fallback: null } })
