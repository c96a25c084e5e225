/** Which builds lie beside the server, by their manifests. */
import { join } from 'node:path'

import * as v from 'valibot'

import { MODULE_IDS } from '@campus/contracts/composition'

import { buildInFolder } from './build-files'
import type { NamedRelease } from './collection.model'
import { MANIFEST } from './release-store'
import { SHELL_ID } from './release.model'

const named = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }))

/** The builds in `<apps>/<app>/dist`. One whose manifest names no version is none: the start sets it aside too. */
export async function builtBeside(apps: string): Promise<readonly NamedRelease[]> {
  const found = await Promise.all(
    [SHELL_ID, ...MODULE_IDS].map(async (moduleId) => {
      const content = await buildInFolder(join(apps, moduleId, 'dist')).read(MANIFEST)
      const manifest = v.safeParse(named, content?.toString('utf8') ?? '')
      return manifest.success ? [{ moduleId, version: manifest.output.version }] : []
    }),
  )
  return found.flat()
}
