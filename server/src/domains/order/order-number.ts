import { randomInt } from 'node:crypto'

import { wireTime } from '../../platform/http/wire-time'

const DIGITS = 5

/** The day in Beijing and five random digits: short enough for the telephone, and nobody counts the orders by it. */
export function newOrderNumber(now: Date): string {
  const day = wireTime(now).slice(2, 10).replaceAll('-', '')
  return `${day}${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`
}
