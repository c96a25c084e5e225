/** Study time in hours and minutes: whole minutes below an hour, minutes rounded up from there on. */
export function durationParts(seconds: number): { readonly h: number; readonly m: number } {
  if (seconds < 3600) return { h: 0, m: Math.floor(seconds / 60) }
  const minutes = Math.ceil(seconds / 60)
  return { h: Math.floor(minutes / 60), m: minutes % 60 }
}
