/** Small webpack builds of files that a test writes. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import webpack, { type Configuration, type Stats } from 'webpack'

const folders: string[] = []

/** A folder with the given files, by relative path; `removeFolders` removes it. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'federation-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  return folder
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** The output of a build, by file name, and its errors. */
export interface Built {
  readonly files: Readonly<Record<string, Buffer>>
  readonly errors: readonly string[]
}

/** Builds `src/index.js` of a folder into its `dist`. */
export async function build(folder: string, configuration: Configuration): Promise<Built> {
  const stats = await run({
    mode: 'production',
    context: folder,
    entry: { main: './src/index.js' },
    performance: false,
    ...configuration,
    output: { path: join(folder, 'dist'), filename: '[name].js', chunkFilename: '[name].js', ...configuration.output },
    // Readable names and no minification: the tests are about content, not size.
    optimization: { minimize: false, emitOnErrors: true, ...configuration.optimization },
  })
  const dist = join(folder, 'dist')
  const files = Object.fromEntries(readdirSync(dist).map((name) => [name, readFileSync(join(dist, name))]))
  return { files, errors: stats.compilation.errors.map(({ message }) => message) }
}

function run(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error !== null || stats === undefined) reject(error ?? new Error('webpack said nothing'))
      else resolve(stats)
    })
  })
}
