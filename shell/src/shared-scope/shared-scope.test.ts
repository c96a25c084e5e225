import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../../..')
const ROOMS = ['mfe-portal/src', 'mfe-study/src', 'mfe-exam/src', 'mfe-certificate/src', 'shared']
const NARROWED = {
  'react-router-dom': 'react-router-dom.ts',
  'styled-components': 'styled-components.ts',
  '@tanstack/react-query': 'react-query.ts',
}

const sources = ROOMS.flatMap((room) => filesBelow(join(ROOT, room))).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      return ['node_modules', 'dist', 'testing', 'dev-host', 'federation', 'module-kit', '.federation'].includes(
        entry.name,
      )
        ? []
        : filesBelow(path)
    }
    return /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function offered(file: string): Set<string> {
  const names = [...readFileSync(join(__dirname, file), 'utf8').matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) =>
    (list ?? '').split(','),
  )
  return new Set(names.map((name) => name.trim()).filter((name) => name !== ''))
}

/** Values, not types, that a file takes from a package. */
function taken(text: string, packageName: string): string[] {
  const imports = text.matchAll(/import (?!type)\{([^}]*)\} from '([^']+)'/g)
  return [...imports]
    .flatMap(([, list, from]) => (from === packageName ? (list ?? '').split(',') : []))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? '')
}

test.each(Object.entries(NARROWED))('everything the site takes from %s is offered to it', (packageName, file) => {
  const names = offered(file)
  const missing = sources.flatMap((source) =>
    taken(source.text, packageName)
      .filter((name) => !names.has(name))
      .map((name) => `${name} in ${source.file}`),
  )
  expect(missing).toEqual([])
  expect(sources.flatMap(({ text }) => taken(text, packageName)).length).toBeGreaterThan(0)
})

test('every schema part that contracts use is offered', () => {
  const names = offered('valibot.ts')
  const types = new Set(['InferOutput', 'InferInput', 'GenericSchema', 'BaseIssue'])
  const used = sources.flatMap(({ text, file }) =>
    /import \* as v from 'valibot'/.test(text)
      ? [...text.matchAll(/\bv\.([A-Za-z]+)/g)].map(([, name]) => ({ name: name ?? '', file }))
      : [],
  )
  expect(used.filter(({ name }) => !names.has(name) && !types.has(name))).toEqual([])
  expect(used.length).toBeGreaterThan(100)
})
