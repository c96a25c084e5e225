/** Writes declarations of the offered sources and everything they import, with workspace names turned into paths. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import ts from 'typescript'

/**
 * Writes declarations below `target`, in the layout of `shared`. Throws when a type cannot be written or an
 * import leads nowhere.
 */
export function writeTypes(shared, sources, target) {
  const base = ts.readConfigFile(join(shared, '../tsconfig.base.json'), ts.sys.readFile).config.compilerOptions
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...base,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: [],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
    },
    shared,
  )
  const program = ts.createProgram(sources, { ...options, rootDir: shared, outDir: target })
  const written = []
  const { diagnostics } = program.emit(undefined, (file, text) => {
    mkdirSync(dirname(file), { recursive: true })
    const declarations = withPaths(file, text, shared, target)
    writeFileSync(file, declarations)
    written.push({ file, declarations })
  })
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (problems.length > 0) {
    const host = { getCurrentDirectory: () => shared, getCanonicalFileName: (name) => name, getNewLine: () => '\n' }
    throw new Error(ts.formatDiagnostics(problems, host))
  }
  const dangling = written.flatMap(danglingImports)
  if (dangling.length > 0) throw new Error(`these declarations lead nowhere:\n${dangling.join('\n')}`)
}

function withPaths(file, text, shared, target) {
  return text.replaceAll(/(from |import\()(["'])@campus\/([^/"']+)\/([^"']+)\2/g, (_, before, quote, folder, entry) => {
    const path = relative(dirname(file), join(target, folder, sourceOf(shared, folder, entry)))
    return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
  })
}

/** The file of an entry in a package's `exports`, without its extension. */
function sourceOf(shared, folder, entry) {
  const { exports } = JSON.parse(readFileSync(join(shared, folder, 'package.json'), 'utf8'))
  const source = exports[`./${entry}`] ?? exports['./*'].replace('*', entry)
  return source.replace(/\.tsx?$/, '')
}

/** Relative imports of a declaration that have no file. */
function danglingImports({ file, declarations }) {
  return [...declarations.matchAll(/(?:from |import\()["'](\.[^"']+)["']/g)]
    .map(([, path]) => join(dirname(file), path))
    .filter((path) => !existsSync(`${path}.d.ts`))
    .map((path) => `${file}: ${path}`)
}
