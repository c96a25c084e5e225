/** A place in degrees. Both places of a distance use the same coordinate system. */
export interface Place {
  lat: number
  lng: number
}

const EARTH_RADIUS_KM = 6378.137

/** The great-circle distance between two places, in kilometres. */
export function distanceBetween(from: Place, to: Place): number {
  const lat1 = radians(from.lat)
  const lat2 = radians(to.lat)
  const haversine =
    Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(to.lng - from.lng) / 2) ** 2
  // Rounding can lift the value slightly above 1 for opposite places, where asin is undefined.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, haversine)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
