/** Reads the builds beside the server, and compares every file of each with its manifest. */
import { access } from 'node:fs/promises'
import { join } from 'node:path'

import { MODULE_IDS } from '@campus/contracts/composition'

import { buildInFolder } from './build-files'
import { builtBeside } from './built-beside'
import { isStored, MANIFEST, ReleaseRefusedError, verifyRelease, type VerifiedRelease } from './release-store'
import { SHELL_ID } from './release.model'
import type { SetAside } from './set-aside'

export interface BuildFolders {
  /** Folder whose `<app>/dist` contain the builds. */
  readonly apps: string
  /** The module store. */
  readonly store: string
  /** Apps on development servers: their builds are ignored. */
  readonly developed: ReadonlySet<string>
}

export interface ReadBuilds {
  readonly builds: readonly VerifiedRelease[]
  /** Those that are damaged, or of another kind than this site publishes. */
  readonly refused: readonly SetAside[]
  /** Apps without a build. */
  readonly missing: readonly string[]
}

/** The shell first, then the modules. */
export async function readBuilds({ apps, store, developed }: BuildFolders): Promise<ReadBuilds> {
  const builds: VerifiedRelease[] = []
  const refused: SetAside[] = []
  const missing: string[] = []
  const named = new Map((await builtBeside(apps)).map(({ moduleId, version }) => [moduleId, version]))
  for (const app of [SHELL_ID, ...MODULE_IDS].filter((id) => !developed.has(id))) {
    const folder = join(apps, app, 'dist')
    if (!(await isBuilt(folder))) {
      missing.push(app)
      continue
    }
    try {
      builds.push(await readBuild(app, folder, store))
    } catch (error) {
      if (!(error instanceof ReleaseRefusedError)) throw error
      refused.push({ moduleId: app, version: named.get(app) ?? '', reasons: [error.message] })
    }
  }
  return { builds, refused, missing }
}

/** Throws {@link ReleaseRefusedError}. */
async function readBuild(app: string, folder: string, store: string): Promise<VerifiedRelease> {
  const verified = await verifyRelease(app === SHELL_ID ? 'shell' : 'module', buildInFolder(folder))
  const { id } = verified.release
  if (id !== app) throw new ReleaseRefusedError(`${folder} holds a build of ${id}, not of ${app}.`)
  await isStored(store, verified)
  return verified
}

async function isBuilt(folder: string): Promise<boolean> {
  return access(join(folder, MANIFEST)).then(
    () => true,
    () => false,
  )
}
