import gcoord from 'gcoord'

import type { Place } from '@campus/i18n/distance'

/**
 * Converts a place from WGS-84 to GCJ-02, the system of maps published in China; outside of China both are the
 * same.
 */
export function toGcj02({ lat, lng }: Place): Place {
  const [shiftedLng, shiftedLat] = gcoord.transform([lng, lat], gcoord.WGS84, gcoord.GCJ02)
  return { lat: shiftedLat, lng: shiftedLng }
}
