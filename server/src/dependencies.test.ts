import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>
}

/** Packages that the sources name, but for those of tests and what helps them; types are gone when the server runs. */
function packagesInUse(): ReadonlySet<string> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:ts|mjs)$/.test(file) && !/\.test\.ts$|(?:^|\/)testing\//.test(file),
  )
  const named = files.flatMap((file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    return [...source.matchAll(/(?:from |import |import\()'([^'.][^']*)'/g)].map(([, name = '']) => name)
  })
  const packages = named.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  return new Set(packages.filter((name) => !name.startsWith('node:') && !builtinModules.includes(name)))
}

test('what the server is shipped with is what it uses: no tool of a build or a test, and nothing missing', () => {
  expect(Object.keys(manifest.dependencies).sort()).toEqual([...packagesInUse()].sort())
})
