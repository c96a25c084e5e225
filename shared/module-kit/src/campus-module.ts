/** `campus-module build` and `campus-module serve`, run in a module's folder. */
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'

import { buildModule, ModuleBuildError } from './build-module'
import { serveReleases } from './serve-releases'

const USAGE = `campus-module build               builds src/module.tsx into dist/<version of package.json>
campus-module serve [--port 9500]  serves dist as a partner's own web server would (also: PORT)`

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: process.env['PORT'] ?? '9500' } },
  })
  if (positionals[0] === 'build') return build()
  if (positionals[0] === 'serve') return serve(Number(values.port))
  throw new ModuleBuildError(USAGE)
}

async function build(): Promise<void> {
  const { id, version, folder } = await buildModule(process.cwd())
  console.log(`${id} ${version} is built: ${relative(process.cwd(), join(folder, 'manifest.json'))}`)
}

async function serve(port: number): Promise<void> {
  await serveReleases(join(process.cwd(), 'dist'), port).catch((cause: unknown) => {
    throw new ModuleBuildError(`Port ${port} cannot be used; choose another one with --port.`, { cause })
  })
  console.log(`Releases are served: http://localhost:${port}/<version>/manifest.json`)
}

main().catch((error: unknown) => {
  console.error(error instanceof ModuleBuildError ? error.message : error)
  process.exitCode = 1
})
