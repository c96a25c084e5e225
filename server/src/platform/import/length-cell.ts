import { CellFault, type Cell } from './imported-table'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** From here on a length with colons is asked for: a spreadsheet saves 25:30, minutes and seconds, as 25:30:00. */
const LONG = 12

const CLOCK = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)(?:\.(\d{1,3}))?$/
const WORDS = /^(?:(\d{1,4}) ?h)?(?: ?([0-5]?\d) ?min)?(?: ?([0-5]?\d)(?:\.(\d{1,3}))? ?s)?$/

const FORM = 'a length like 12:30, 1:02:30 or 2 h 30 min'

/** Milliseconds; an empty cell is the column's default. */
export const lengthCell: Cell = {
  form: FORM,
  read: (text, tell) => {
    if (text === '') return undefined
    const [, ...parts] = CLOCK.exec(text) ?? WORDS.exec(text) ?? []
    const [hours = '0', minutes = '0', seconds = '0', rest = ''] = parts
    if (parts.length === 0) throw new CellFault(`must be ${FORM}, ${JSON.stringify(text)} is not`)
    const length =
      Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND + Number(rest.padEnd(3, '0'))
    const isClock = CLOCK.test(text)
    if (isClock && Number(hours) >= LONG) {
      throw new CellFault(
        `is ${hours} hours, or ${hours} minutes that a spreadsheet has saved: write ${inWords(length)} or 0:${hours}:${minutes}`,
      )
    }
    if (isClock && Number(hours) > 0 && length % MINUTE === 0) {
      tell(`is taken as ${inWords(length)}; a spreadsheet saves ${hours} min ${minutes} s like this, too`)
    }
    return length
  },
  write: (value) => {
    if (typeof value !== 'number' || value === 0) return ''
    const isTold = value >= LONG * HOUR || (value >= HOUR && value % MINUTE === 0)
    return isTold ? inWords(value) : onTheClock(value)
  },
}

function onTheClock(length: number): string {
  const parts = [Math.floor(length / HOUR), Math.floor(length / MINUTE) % 60, Math.floor(length / SECOND) % 60]
  const text = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return length % SECOND === 0 ? text : `${text}.${String(length % SECOND).padStart(3, '0')}`
}

/** `2 h 30 min`, without what is 0. */
function inWords(length: number): string {
  const parts = [
    [Math.floor(length / HOUR), 'h'],
    [Math.floor(length / MINUTE) % 60, 'min'],
    [(length % MINUTE) / SECOND, 's'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')
}
