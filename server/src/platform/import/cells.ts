/** The kinds of cells in an operator's files. */
import { cleanHtml } from './clean-html'
import { CellFault, type Cell } from './imported-table'

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

interface TextOptions {
  readonly required?: true
  /** Characters. */
  readonly max?: number
}

export function textCell({ required, max = 200 }: TextOptions = {}): Cell {
  return {
    form: `text of at most ${max} characters`,
    ...(required === undefined ? {} : { required }),
    read: (text) => {
      if (text.length > max) throw new CellFault(`must be text of at most ${max} characters, it has ${text.length}`)
      return text
    },
    write: asText,
  }
}

/** Cleaned when it is written, as it is again when it is shown. */
export function htmlCell({ max = 200_000 }: { readonly max?: number } = {}): Cell {
  const { read } = textCell({ max })
  return { form: 'HTML', read: (text) => cleanHtml(String(read(text))), write: asText }
}

export function matchingCell(form: string, pattern: RegExp, options: { readonly required?: true } = {}): Cell {
  return {
    form,
    ...options,
    read: (text) => {
      if (text !== '' && !pattern.test(text)) throw new CellFault(`must be ${form}, ${JSON.stringify(text)} is not`)
      return text
    },
    write: asText,
  }
}

export const mobileCell = (options: { readonly required?: true } = {}): Cell =>
  matchingCell('a mobile number of 11 digits', /^1\d{10}$/, options)

interface NumberOptions {
  readonly min?: number
  readonly max?: number
  readonly required?: true
}

/** An empty cell leaves the column's default. */
export function wholeCell({ min = 0, max = 1_000_000, required }: NumberOptions = {}): Cell {
  const form = `a whole number from ${min} to ${max}`
  return {
    form,
    ...(required === undefined ? {} : { required }),
    read: (text) => {
      if (text === '') return undefined
      const value = Number(text)
      if (!/^-?\d{1,9}$/.test(text) || value < min || value > max) {
        throw new CellFault(`must be ${form}, ${text} is not`)
      }
      return value
    },
    write: asText,
  }
}

/** One of some codes, each with what it means. An empty cell leaves the column's default. */
export function codeCell(codes: Readonly<Record<number, string>>, options: { readonly required?: true } = {}): Cell {
  const form = Object.entries(codes)
    .map(([code, meaning]) => `${code} ${meaning}`)
    .join(', ')
  return {
    form,
    ...options,
    read: (text) => {
      if (text === '') return undefined
      if (!/^-?\d+$/.test(text) || !(Number(text) in codes)) {
        throw new CellFault(`must be ${form}; ${text} is none of them`)
      }
      return Number(text)
    },
    write: asText,
  }
}

/** A number with a point; empty for none. */
export function numberCell({ min = 0, max = 1_000_000 }: NumberOptions = {}): Cell {
  const form = `a number from ${min} to ${max}`
  return {
    form,
    read: (text) => {
      if (text === '') return null
      const value = Number(text)
      if (!/^-?\d{1,9}(?:\.\d{1,20})?$/.test(text) || value < min || value > max) {
        throw new CellFault(`must be ${form}, ${text} is not`)
      }
      return value
    },
    write: asText,
  }
}

/** Whether something is so; an empty cell leaves the column's default. */
export const yesNoCell: Cell = {
  form: 'yes or no',
  read: (text) => {
    if (text === '') return undefined
    if (text !== 'yes' && text !== 'no') throw new CellFault(`must be yes or no, ${JSON.stringify(text)} is not`)
    return text === 'yes'
  },
  write: (value) => (value === true ? 'yes' : 'no'),
}

/** An empty cell leaves the column's default. */
export function oneOfCell(choices: readonly string[], options: { readonly required?: true } = {}): Cell {
  const form = `one of ${choices.join(', ')}`
  return {
    form,
    ...options,
    read: (text) => {
      if (text === '') return undefined
      if (!choices.includes(text)) throw new CellFault(`must be ${form}, ${JSON.stringify(text)} is not`)
      return text
    },
    write: asText,
  }
}

/** Moments are written with their distance from UTC, so that they mean the same everywhere. */
export function momentCell(options: { readonly required?: true } = {}): Cell {
  const form = 'a moment like 2026-09-01T08:00+08:00'
  return {
    form,
    ...options,
    read: (text) => {
      if (text === '') return null
      const moment = new Date(text)
      if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{3})?)?(?:Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(+moment)) {
        throw new CellFault(`must be ${form}, ${JSON.stringify(text)} is not`)
      }
      return moment
    },
    write: (value) => (value instanceof Date ? value.toISOString() : ''),
  }
}

/** A day of the calendar; empty for none. */
export const dayCell: Cell = {
  form: 'a day like 2026-09-01',
  read: (text) => {
    if (text === '') return null
    const day = new Date(`${text}T00:00:00Z`)
    if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(+day) || !day.toISOString().startsWith(text)) {
      throw new CellFault(`must be a day like 2026-09-01, ${JSON.stringify(text)} is not`)
    }
    return text
  },
  write: asText,
}

/** Several, one a line of the cell. */
export function linesCell({ max = 50 }: { readonly max?: number } = {}): Cell {
  return {
    form: `at most ${max} lines`,
    read: (text) => {
      const lines = text.split(/\r?\n/).filter((line) => line !== '')
      if (lines.length > max) throw new CellFault(`must have at most ${max} lines, it has ${lines.length}`)
      return lines
    },
    write: (value) => (Array.isArray(value) ? value.join('\n') : ''),
  }
}

/** The id of a line of another file, or of what that file brought before. */
export function referenceCell(refersTo: string, options: { readonly required?: true } = {}): Cell {
  return { form: `an id of ${refersTo}.csv`, refersTo, ...options, read: (text) => text, write: asText }
}

/** A picture: its path beside the file, or an address, of this site or with https. */
export const pictureCell: Cell = {
  form: 'the path of a picture in the school’s folder, or an address',
  isPicture: true,
  read: (text) => text,
  write: asText,
}
