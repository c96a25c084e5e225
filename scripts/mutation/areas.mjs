/** Chooses which source files a mutation run changes, and which tests have to notice. */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'

import { filesBelow, ROOT } from '../inputs.mjs'
import { PlainFailure } from '../process.mjs'

const CODE = /\.(ts|tsx|mjs)$/
const MODEL = /\.model\.ts$/
/** Texts, test values and configurations contain no behaviour to test. */
const NOT_MUTATED = /\.(test|fixtures|config|d)\.|\/messages\.|\/(testing|migrations)\/|^server\/src\/sample\//
/** A package's `src`, or one folder of it: `shared/http/src`, `shell/src/router`, `scripts`. */
const AREA_DEPTH = 3
/** The server has one layer of folders more: `server/src/platform/http`, `server/src/domains/sign-in`. */
const SERVER_AREA_DEPTH = 4

/** A file with lines, `client.ts:50-90`: repeats a part of an earlier run. */
const WITH_LINES = /^(.+):(\d+-\d+)$/

/**
 * Groups the source files below the given paths by area: the first folders of the path. Only the area's own
 * tests count, and for a model only the area's tables.
 */
export function areasOf(paths) {
  const areas = new Map()
  for (const { file, lines } of paths.flatMap(filesAt)) {
    if (!CODE.test(file) || NOT_MUTATED.test(file)) continue
    const folder = file.split('/').slice(0, -1).slice(0, depthOf(file)).join('/')
    const isModel = MODEL.test(file)
    const name = isModel ? `${folder} (models)` : folder
    const area = areas.get(name) ?? { name, folder, isModel, files: [] }
    areas.set(name, { ...area, files: [...area.files, file + lines] })
  }
  if (areas.size === 0) throw new PlainFailure('There is no source file at the given paths.')
  return [...areas.values()]
}

function depthOf(file) {
  return file.startsWith('server/') ? SERVER_AREA_DEPTH : AREA_DEPTH
}

function filesAt(given) {
  const [, path = given, lines] = WITH_LINES.exec(given) ?? []
  return filesBelow([fromRoot(path)]).map((file) => ({ file, lines: lines === undefined ? '' : `:${lines}` }))
}

function fromRoot(path) {
  const found = relative(ROOT, join(process.cwd(), path))
  if (found.startsWith('..') || !existsSync(join(ROOT, found))) throw new PlainFailure(`There is nothing at ${path}.`)
  return found
}
