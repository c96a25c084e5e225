import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

import { MODULE_IDS, moduleManifest } from '@campus/contracts/composition'
import { integrityOf } from '@campus/federation/release-files'

import { ROOT } from './server'

/** The folder from which the server serves the baseline's apps. */
export const YARDSTICK = join(ROOT, 'bench/dist')

/**
 * Builds the same source as one ordinary bundle, and writes the modules' manifests without files beside it:
 * the server then knows the same paths and preloads nothing of a module.
 */
export function buildBaseline(): void {
  const build = spawnSync('pnpm', ['--filter', 'bench', 'single'], { cwd: ROOT, stdio: 'inherit' })
  if (build.status !== 0) throw new Error('the single bundle did not build')
  for (const id of MODULE_IDS) {
    const manifest = v.parse(moduleManifest, JSON.parse(readFileSync(join(ROOT, id, 'dist/manifest.json'), 'utf8')))
    const folder = join(YARDSTICK, id, 'dist')
    mkdirSync(folder, { recursive: true })
    const linked = {
      ...manifest,
      version: `${manifest.version}-linked`,
      preload: [],
      routePreload: {},
      trustedTypesPolicies: [],
    }
    // The server expects an entry script of each module: an empty one.
    const entry = Buffer.from('// linked into the bundle\n')
    const files = { [manifest.entry]: { integrity: integrityOf(entry), size: entry.length, brotli: entry.length } }
    writeFileSync(join(folder, manifest.entry), entry)
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...linked, files }))
  }
}
