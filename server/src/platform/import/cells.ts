/** The kinds of cells in an operator's files. */
import { cleanHtml } from './clean-html'
import { CellFault, type Cell, type FileUse, type NamedFiles } from './imported-table'

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

interface TextOptions {
  readonly required?: true
  /** Characters. */
  readonly max?: number
}

/** What a spreadsheet makes of a long number: `3.30102E+17`. */
const SHORTENED = /^\d+(?:[.,]\d+)?E\+?\d+$/i

/** Also where the number is a name, as of a telephone: nobody gives one in this form. */
function refuseShortened(text: string): void {
  if (!SHORTENED.test(text.trim())) return
  throw new CellFault(
    `${text} is what a spreadsheet makes of a long number: format the column as text and type it again`,
  )
}

function refuseLonger(text: string, max: number): void {
  if (text.length > max) throw new CellFault(`must be text of at most ${max} characters, it has ${text.length}`)
}

export function textCell({ required, max = 200 }: TextOptions = {}): Cell & { read(text: string): string } {
  return {
    form: `text of at most ${max} characters`,
    ...(required === undefined ? {} : { required }),
    read: (text) => {
      refuseLonger(text, max)
      refuseShortened(text)
      return text
    },
    write: asText,
  }
}

const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g

/** Of a number a spreadsheet keeps 15 digits; those after them become zeros. */
const ROUNDED = /^\d{13,}000$/

interface SerialOptions extends TextOptions {
  /** What it must be; an empty cell is not asked. */
  readonly pattern?: RegExp
  readonly form?: string
}

/** A number as people copy and type it: without what nobody sees, in half width, with one space for several. */
export function serialCell({
  required,
  max = 60,
  pattern,
  form = `text of at most ${max} characters`,
}: SerialOptions = {}): Cell {
  const { read } = textCell({ max })
  return {
    form,
    ...(required === undefined ? {} : { required }),
    read: (text, tell) => {
      const seen = text.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim()
      refuseShortened(seen)
      if (ROUNDED.test(seen)) {
        tell(`ends in 000, as a number does of which a spreadsheet kept 15 digits: look whether they are its own`)
      }
      if (seen !== '' && pattern?.test(seen) === false) {
        throw new CellFault(`must be ${form}, ${JSON.stringify(text)} is not`)
      }
      if (seen !== text) tell(`is taken as ${seen}`)
      return read(seen)
    },
    write: asText,
  }
}

/** In HTML as it was cleaned: attributes in double quotes, & as an entity. */
const NAMED = /(<(img|audio|source|a)\s(?:[^">]|"[^"]*")*?\b(?:src|href)=")([^"]*)"/g
/** A place on the same page, or a program of the reader's. */
const NO_FILE = /^(?:#|mailto:|tel:|$)/

const USES: Readonly<Record<string, FileUse>> = { img: 'picture', audio: 'sound', source: 'sound', a: 'material' }

/** Pictures and sounds of HTML, and what it links to. */
export const HTML_FILES: NamedFiles = {
  namedIn: (html) =>
    [...String(html).matchAll(NAMED)]
      .map(([, , tag = '', address = '']) => ({ name: address.replaceAll('&amp;', '&'), use: USES[tag] ?? 'material' }))
      .filter(({ name, use }) => use !== 'material' || !NO_FILE.test(name)),
  renamed: (html, nameOf) =>
    String(html).replaceAll(NAMED, (whole, before: string, _tag: string, address: string) => {
      const name = address.replaceAll('&amp;', '&')
      return NO_FILE.test(name) ? whole : `${before}${nameOf(name).replaceAll('&', '&amp;')}"`
    }),
}

interface HtmlOptions {
  readonly max?: number
  /** Whether the page that shows it plays sounds. */
  readonly sounds?: boolean
}

/** Cleaned when it is written, as it is again when it is shown. */
export function htmlCell({ max = 200_000, sounds = false }: HtmlOptions = {}): Cell {
  return {
    form: sounds
      ? 'HTML, with sounds of the folder or an address; a < that opens no tag is text'
      : 'HTML; a < that opens no tag is text',
    read: (text, tell) => {
      refuseLonger(text, max)
      const { html, lost } = cleanHtml(text, { sounds })
      if (lost.length > 0) tell(`is taken without ${lost.join(', ')}${lost.some(isHiding) ? `: ${SHOWN}` : ''}`)
      return html
    },
    write: asText,
    files: HTML_FILES,
  }
}

const SHOWN = 'what it hid is shown to everybody'

function isHiding(name: string): boolean {
  return ['hidden', 'style display', 'style visibility', 'style opacity'].includes(name)
}

export function matchingCell(form: string, pattern: RegExp, options: { readonly required?: true } = {}): Cell {
  return {
    form,
    ...options,
    read: (text) => {
      refuseShortened(text)
      if (text !== '' && !pattern.test(text)) throw new CellFault(`must be ${form}, ${JSON.stringify(text)} is not`)
      return text
    },
    write: asText,
  }
}

/** Of another site. A sample school's sites are on the developer's machine. */
export const webAddressCell = matchingCell(
  'an https address',
  /^(?:https:\/\/|http:\/\/(?:[\w-]+\.)*localhost(?:[:/]|$))\S{0,1000}$/,
)

/** Of something that this site or another one serves. A sample school's sites are on the developer's machine. */
const ADDRESS = /^(?:https:\/\/|\/(?![/\\])|http:\/\/(?:[\w-]+\.)*localhost(?=[:/]))\S{1,1000}$/

export const isAddress = (text: string): boolean => ADDRESS.test(text)

export const addressCell = matchingCell('an address that begins with / or https://', ADDRESS)

/** Of 11 digits; spaces, hyphens and the country's code are left out. */
export function mobileCell(options: { readonly required?: true } = {}): Cell {
  const { read } = serialCell({ max: 40 })
  const { form, read: asMobile } = matchingCell('a mobile number of 11 digits', /^1\d{10}$/)
  return {
    form,
    ...options,
    read: (text, tell) => {
      const digits = String(read(text, () => undefined))
        .replaceAll(/[ -]/g, '')
        .replace(/^(?:\+|00)86(?=1)/, '')
      const mobile = asMobile(digits, tell)
      if (mobile !== text) tell(`is taken as ${digits}`)
      return mobile
    },
    write: asText,
  }
}

interface NumberOptions {
  readonly min?: number
  readonly max?: number
  readonly required?: true
}

/** An empty cell is the column's default. */
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

/** Whether something is so; an empty cell is the column's default. */
export const yesNoCell: Cell = {
  form: 'yes or no',
  read: (text) => {
    if (text === '') return undefined
    if (text !== 'yes' && text !== 'no') throw new CellFault(`must be yes or no, ${JSON.stringify(text)} is not`)
    return text === 'yes'
  },
  write: (value) => (value === true ? 'yes' : 'no'),
}

/** One of the numbers that a column knows, told by their meanings; an empty cell is the column's default. */
export function codeCell(meanings: Readonly<Record<number, string>>, options: { readonly required?: true } = {}): Cell {
  const form = Object.entries(meanings)
    .map(([code, meaning]) => `${code} ${meaning}`)
    .join(', ')
  return {
    form,
    ...options,
    read: (text) => {
      if (text === '') return undefined
      if (!Object.hasOwn(meanings, text)) throw new CellFault(`must be one of ${form}; ${text} is none of them`)
      return Number(text)
    },
    write: asText,
  }
}

/** An empty cell is the column's default. */
export function oneOfCell(
  choices: readonly string[],
  { about = '', ...options }: { readonly required?: true; readonly about?: string } = {},
): Cell {
  const form = `one of ${choices.join(', ')}${about === '' ? '' : ` (${about})`}`
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
      dayCell.read(text.slice(0, 10), () => undefined)
      return moment
    },
    write: (value) => (value instanceof Date ? value.toISOString() : ''),
  }
}

/** A mistyped year is the first thing that a day gets wrong, and the database knows no year 0. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2199

/** A day of the calendar; empty for none. */
export const dayCell: Cell = {
  form: 'a day like 2026-09-01',
  read: (text) => {
    if (text === '') return null
    const day = new Date(`${text}T00:00:00Z`)
    if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(+day) || !day.toISOString().startsWith(text)) {
      throw new CellFault(`must be a day like 2026-09-01, ${JSON.stringify(text)} is not`)
    }
    const year = Number(text.slice(0, 4))
    if (year < FIRST_YEAR || year > LAST_YEAR) {
      throw new CellFault(`must be of a year from ${FIRST_YEAR} to ${LAST_YEAR}, ${text} is not`)
    }
    return text
  },
  write: asText,
}

/** Several, one a line of the cell. */
export function linesCell({ max = 50 }: { readonly max?: number } = {}): Cell & { read(text: string): string[] } {
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

/** The same where a row may name none; null is none. */
export function optionalReferenceCell(refersTo: string): Cell {
  return { ...referenceCell(refersTo), read: (text) => (text === '' ? null : text) }
}

/** A file: its path beside the table's, or an address, of this site or with https. `what`: `a picture`. */
export function fileCell(what: string, use: FileUse): Cell {
  return {
    form: `the path of ${what} in the school’s folder, or an address`,
    files: {
      namedIn: (value) => (value === '' ? [] : [{ name: String(value), use }]),
      renamed: (value, nameOf) => nameOf(String(value)),
    },
    read: (text) => text,
    write: asText,
  }
}

export const pictureCell = fileCell('a picture', 'picture')

/** A picture that this site draws on, so that it is one of its own. */
export const ownPictureCell: Cell = {
  ...pictureCell,
  form: 'the path of a picture in the school’s folder',
  read: (text) => {
    if (isAddress(text) && !/^\/(?:files|media)\//.test(text)) {
      throw new CellFault(`must be the path of a picture in the school’s folder, ${JSON.stringify(text)} is an address`)
    }
    return text
  },
}
