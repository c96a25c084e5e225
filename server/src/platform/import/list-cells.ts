/** Cells that hold a list: an entry a line, its parts with | between two. */
import { CellFault, type Cell, type Values } from './imported-table'

/** What a part of an entry cannot hold as it is. */
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '|': '\\|', '\n': '\\n' }
const UNESCAPED: Readonly<Record<string, string>> = { '\\\\': '\\', '\\|': '|', '\\n': '\n' }

interface ListOptions {
  /** Entries. */
  readonly max?: number
  /** The part that tells the entries from each other. */
  readonly once?: string
}

/**
 * Objects by the names of their parts. Parts at the end may be left out. A | and a line break within a part are written
 * `\|` and `\n`.
 */
export function listCell(parts: Readonly<Record<string, Cell>>, { max = 50, once }: ListOptions = {}): Cell {
  const named = Object.entries(parts)
  const names = named.map(([name]) => name).join(' | ')
  const inEach = (value: unknown): readonly Values[] => value as readonly Values[]
  return {
    form: `at most ${max} lines of ${names}`,
    read: async (text, tell) => {
      const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
      if (lines.length > max) throw new CellFault(`must have at most ${max} lines, it has ${lines.length}`)
      const entries: Values[] = []
      for (const line of lines) {
        const texts = partsOf(line)
        if (texts.length > named.length) {
          throw new CellFault(`must have lines of ${names}, ${JSON.stringify(line)} has ${texts.length} parts`)
        }
        const entry = await readEntry(named, texts, tell)
        if (once !== undefined && entries.some((earlier) => earlier[once] === entry[once])) {
          throw new CellFault(`has the ${once} ${String(entry[once])} twice`)
        }
        entries.push(entry)
      }
      return entries
    },
    write: (value) =>
      (Array.isArray(value) ? inEach(value) : [])
        .map((entry) => {
          const texts = named.map(([name, cell]) => cell.write(entry[name]).replaceAll(/[\\|\n]/g, escaped))
          return texts.join(' | ').replace(/(?: \| )+$/, '')
        })
        .join('\n'),
    files: {
      namedIn: (value) =>
        inEach(value).flatMap((entry) => named.flatMap(([name, cell]) => cell.files?.namedIn(entry[name]) ?? [])),
      renamed: (value, nameOf) =>
        inEach(value).map((entry) =>
          Object.fromEntries(
            named.map(([name, cell]) => [name, cell.files?.renamed(entry[name], nameOf) ?? entry[name]]),
          ),
        ),
    },
  }
}

function escaped(sign: string): string {
  return ESCAPED[sign] ?? sign
}

function partsOf(line: string): readonly string[] {
  const parts = ['']
  for (const piece of line.match(/\\[\\|n]|[^\\|]+|./g) ?? []) {
    if (piece === '|') parts.push('')
    else parts.push((parts.pop() ?? '') + (UNESCAPED[piece] ?? piece))
  }
  return parts.map((part) => part.trim())
}

async function readEntry(
  parts: readonly (readonly [string, Cell])[],
  texts: readonly string[],
  tell: (note: string) => void,
): Promise<Values> {
  const entry: Record<string, unknown> = {}
  for (const [index, [name, cell]] of parts.entries()) {
    const text = texts[index] ?? ''
    if (cell.required === true && text === '') throw new CellFault(`must have ${name} in each line: ${cell.form}`)
    try {
      entry[name] = await cell.read(text, (note) => tell(`${name} ${note}`))
    } catch (error) {
      if (error instanceof CellFault) throw new CellFault(`has a ${name} that ${error.message}`)
      throw error
    }
  }
  return entry
}
