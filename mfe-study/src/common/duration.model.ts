/** Study time in hours and minutes: under an hour whole minutes, from there on minutes rounded up. */
export function durationParts(seconds: number): { readonly h: number; readonly m: number } {
  if (seconds < 3600) return { h: 0, m: Math.floor(seconds / 60) }
  const minutes = Math.ceil(seconds / 60)
  return { h: Math.floor(minutes / 60), m: minutes % 60 }
}
