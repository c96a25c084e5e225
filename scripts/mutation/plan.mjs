/**
 * What a run of Stryker and its workers, which are processes of their own, know of each other: which mutants
 * are drawn, and which test file each test is in. It lies in files of the run's folder.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER_VARIABLE = 'CAMPUS_MUTATION_PLAN'

/** Opens an empty plan in the folder, for this process and those it starts. */
export function openPlan(folder, draw) {
  mkdirSync(folder, { recursive: true })
  process.env[FOLDER_VARIABLE] = folder
  for (const name of ['drawn', 'tests']) write(name, null)
  write('draw', draw)
}

/** `{ size, seed }`, or null where every mutant is tried. */
export const readDraw = () => read('draw')

/** The ids of the drawn mutants, or null where all are tried. */
export const readDrawn = () => read('drawn')
export const writeDrawn = (ids) => write('drawn', ids)

/** `[{ id, file, time }]`: the tests that ran on the unchanged code; null before. */
export const readTests = () => read('tests')
export const writeTests = (tests) => write('tests', tests)

const pathOf = (name) => join(process.env[FOLDER_VARIABLE], `${name}.json`)

function read(name) {
  return existsSync(pathOf(name)) ? JSON.parse(readFileSync(pathOf(name), 'utf8')) : null
}

function write(name, value) {
  writeFileSync(pathOf(name), JSON.stringify(value))
}
