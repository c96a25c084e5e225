/** The parameters of the school profile's address. */
import { addressOf, oneOf, pageNumber } from '@campus/calls/address'

import { POINT_TYPES } from './points/point.model'

/** The profile's only tab; any other `index` opens it too. */
export const INTRO_TAB = '0'

/** Information types of the organisation detail: 0 project, 1 institution, 2 certification. */
export const DETAIL_TYPES = ['0', '1', '2'] as const
export type DetailType = (typeof DETAIL_TYPES)[number]

/** The chosen detail and its part, from 0; a detail may have fewer parts. */
export const detailAddress = addressOf({
  detail: oneOf(DETAIL_TYPES),
  part: { ...pageNumber, fallback: 0, scroll: 'stay' },
})

/** The chosen type of service points; null means the first existing one. */
export const pointsAddress = addressOf({ points: { ...oneOf(POINT_TYPES), fallback: null } })
