import gcoord from 'gcoord'

import type { Place } from '@campus/i18n/distance'

/** A place of WGS-84 in GCJ-02, the system maps of China are published in; outside of China both are the same. */
export function toGcj02({ lat, lng }: Place): Place {
  const [shiftedLng, shiftedLat] = gcoord.transform([lng, lat], gcoord.WGS84, gcoord.GCJ02)
  return { lat: shiftedLat, lng: shiftedLng }
}
