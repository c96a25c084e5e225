// Walks through: server/src/site/static, shared/federation
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../fixtures/campus'
import { MODULE_IDS, moduleManifest, scriptsIn, shellManifest } from '../fixtures/manifests'
import { expect, story } from '../fixtures/story'

const SERVER = join(ROOT, 'server/dist')
/** What a production server runs. */
const PROGRAM = importedBy('main.mjs')

const builds = [
  { app: 'shell', scripts: scriptsIn(shellManifest()) },
  ...MODULE_IDS.map((app) => ({ app, scripts: scriptsIn(moduleManifest(app)) })),
]

for (const { app, scripts } of builds) {
  story(`the names of ${app}’s files say what is in them, and nothing of the machine that built them`, () => {
    expect(scripts.length).toBeGreaterThan(2)
    const odd = scripts.filter(
      (name) => !/^(?:main|frame|services|remoteEntry|[a-z0-9]+(?:-[a-z0-9]+)*\.[0-9a-f]{10})\.js$/.test(name),
    )
    expect(odd).toEqual([])
    expect(scripts.filter((name) => /node_modules|node-modules|pnpm|vendors|[-_]tsx?\b|^src|^\d/.test(name))).toEqual(
      [],
    )
    const names = scripts.map((name) => name.split('.')[0])
    expect(new Set(names).size).toBe(names.length)
  })
}

story('no script that a browser gets can mark an answer', () => {
  const source = readFileSync(join(ROOT, 'server/src/domains/exam/marking/sealed.ts'), 'utf8')
  const [, seal = ''] = /SEAL = '([^']+)'/.exec(source) ?? []
  expect(seal).not.toBe('')
  // The server's own program has it, so it would be seen.
  expect(PROGRAM.filter((name) => readFileSync(join(SERVER, name), 'utf8').includes(seal))).not.toEqual([])
  for (const { app, scripts } of builds) {
    const marking = scripts.filter((name) => readFileSync(join(ROOT, app, 'dist', name), 'utf8').includes(seal))
    expect([app, marking]).toEqual([app, []])
  }
})

story('no line of the sample schools is in what a production server starts with', () => {
  const sourcesOf = (name: string): string[] =>
    (JSON.parse(readFileSync(join(SERVER, `${name}.map`), 'utf8')) as { sources: string[] }).sources
  const ofSamples = (name: string): string[] => sourcesOf(name).filter((source) => source.includes('/src/sample/'))
  expect(PROGRAM.flatMap(sourcesOf).length).toBeGreaterThan(500)
  expect(PROGRAM.flatMap(ofSamples)).toEqual([])
  // They are in files of their own, so they would be seen.
  const others = readdirSync(SERVER).filter((name) => name.endsWith('.mjs') && !PROGRAM.includes(name))
  expect(others.flatMap(ofSamples).length).toBeGreaterThan(50)
})

/** A file of the server's program, and those that it imports before it runs. */
function importedBy(first: string): string[] {
  const found = new Set([first])
  for (const name of found) {
    const source = readFileSync(join(SERVER, name), 'utf8')
    for (const [, imported = ''] of source.matchAll(/^(?:\} from|import) "\.\/([^"]+)"/gm)) found.add(imported)
  }
  return [...found]
}
