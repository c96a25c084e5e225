/** Beijing has had no daylight saving since 1991. */
const BEIJING_OFFSET_MS = 8 * 60 * 60 * 1000

/** A moment as the wire writes it: `yyyy-MM-dd HH:mm:ss`, Beijing time; '' for none. */
export function wireTime(moment: Date | null | undefined): string {
  if (moment === null || moment === undefined) return ''
  return new Date(moment.getTime() + BEIJING_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** A Beijing wall time of the wire as a moment; null for other text. */
export function momentOf(wire: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/.test(wire)) return null
  const [day, clock = '00:00:00'] = wire.split(' ')
  const moment = new Date(`${day}T${clock}+08:00`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
