/** Whole hours, and minutes below 60. */
export type DurationParts = Readonly<Record<'h' | 'm', number>>

/** The parts of a duration that the server sends as Chinese text, so that they can be told in another language; null for any other text. */
export function partsOfText(text: string): DurationParts | null {
  const [, h, m] = /^(\d+)小时(\d+)分钟$/.exec(text) ?? []
  return h === undefined || m === undefined ? null : { h: Number(h), m: Number(m) }
}

/** Study time in hours and minutes: whole minutes below an hour, minutes rounded up from there on. */
export function durationParts(seconds: number): DurationParts {
  if (seconds < 3600) return { h: 0, m: Math.floor(seconds / 60) }
  const minutes = Math.ceil(seconds / 60)
  return { h: Math.floor(minutes / 60), m: minutes % 60 }
}
