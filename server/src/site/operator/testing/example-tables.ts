/** The example school as tables that a test changes: no film and no document beside them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

import { EXAMPLE_SCHOOL, exampleTexts } from '../import/example-school'
import type { GivenFolder } from '../import/folder'
import { readFolderFromDisk } from '../import/folder-on-disk'

export const EXAMPLE_TENANT = 'minghu'

/** The first line names the columns. */
export type Tables = Map<string, string[][]>

export function exampleTables(): Tables {
  return new Map(
    [...exampleTexts()].map(([name, text]) => [name, parse(withAddresses(text)) as unknown as string[][]] as const),
  )
}

/** With addresses in place of what is sent ahead of a folder. */
function withAddresses(text: string): string {
  return text.replaceAll(/(?:films|papers)\/[\w-]+\.(?:mp4|pdf)/g, (path) => `https://files.example/${path}`)
}

export function folderOfTables(tables: Tables): GivenFolder {
  const { pictures } = readFolderFromDisk(EXAMPLE_SCHOOL)?.folder ?? { pictures: [] }
  return {
    files: [
      { path: 'schools.csv', text: readFileSync(join(EXAMPLE_SCHOOL, 'schools.csv'), 'utf8') },
      ...[...tables].map(([name, lines]) => ({ path: `${EXAMPLE_TENANT}/${name}.csv`, text: stringify(lines) })),
    ],
    pictures,
  }
}

/** The line of a file in which a row begins: a cell may hold several lines. */
export function lineOf(lines: readonly (readonly string[])[], row: number): number {
  return lines.slice(0, row).reduce((line, cells) => line + 1 + cells.join('').split('\n').length - 1, 1)
}
