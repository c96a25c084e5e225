/** Small invented releases: as values for the registry's logic, and as built folders like those of real builds. */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { type ModuleManifest, type ModuleRoute } from '@campus/contracts/composition'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'

import { SHELL_ID, storeBase, type PublishedModule, type PublishedShell } from '../site/registry/release.model'
import type { Assignment } from '../site/registry/resolve.model'
import type { ShellManifest } from '../site/registry/shell-manifest'

type Files = Readonly<Record<string, string>>

const sha384 = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

function described(files: Files): ModuleManifest['files'] {
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      name,
      { integrity: sha384(content), size: Buffer.byteLength(content), brotli: brotliCompressSync(content).length },
    ]),
  )
}

export const routeOf = (path: string, more: Partial<ModuleRoute> = {}): ModuleRoute => ({
  path,
  layout: 'main',
  login: false,
  title: 'school',
  special: false,
  ...more,
})

export const moduleFiles = (id: string, version: string): Files => ({
  'remoteEntry.js': `/* ${id} ${version} */ globalThis.entered = true;\n`.repeat(40),
  'module.js': `/* ${id} ${version} module */\n`.repeat(40),
  'page.js': `/* ${id} ${version} page */\n`.repeat(40),
  'assets/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
})

export function moduleManifestOf(id: string, version: string, more: Partial<ModuleManifest> = {}): ModuleManifest {
  const { routes = [routeOf(`/${id}`)] } = more
  return {
    id,
    contract: MODULE_CONTRACT,
    version,
    routes,
    slots: [],
    entry: 'remoteEntry.js',
    preload: ['module.js'],
    routePreload: Object.fromEntries(routes.map(({ path }) => [path, ['page.js']])),
    shared: {},
    takes: {},
    needs: {},
    trustedTypesPolicies: [`${id}.${version}`],
    files: described(moduleFiles(id, version)),
    ...more,
  }
}

export const shellFiles = (version: string): Files => ({
  'main.js': `/* shell ${version} */ globalThis.started = true;\n`.repeat(40),
  'lazy.js': `/* shell ${version} lazy */\n`.repeat(40),
})

export function shellManifestOf(version: string, more: Partial<ShellManifest> = {}): ShellManifest {
  return {
    version,
    scripts: ['main.js'],
    frame: '',
    css: [],
    trustedTypesPolicies: [`shell.${version}`, 'campus-modules', 'dompurify'],
    routes: [],
    drawn: {},
    sharedScope: null,
    files: described(shellFiles(version)),
    ...more,
  }
}

export function aModule(id: string, version: string, base: string = storeBase(id, version)): PublishedModule {
  return { id, version, base, manifest: moduleManifestOf(id, version) }
}

export function aShell(version: string): PublishedShell {
  return { version, base: storeBase(SHELL_ID, version), manifest: shellManifestOf(version) }
}

/** A stable assignment to every tenant, unless specified otherwise. */
export function assigned(moduleId: string, version: string, more: Partial<Assignment> = {}): Assignment {
  return {
    moduleId,
    version,
    scope: '*',
    channel: 'stable',
    previousVersion: null,
    share: 0,
    level: 'reviewed',
    ...more,
  }
}

/** Writes the build of a module into `<apps>/<id>/dist`, with some files more; returns that folder. */
export function buildModule(
  apps: string,
  id: string,
  version: string,
  more: Partial<ModuleManifest> = {},
  moreFiles: Files = {},
): string {
  const files = { ...moduleFiles(id, version), ...moreFiles }
  const manifest = moduleManifestOf(id, version, { files: described(files), ...more })
  return writeBuild(join(apps, id, 'dist'), files, manifest)
}

/** Writes the build of the shell into `<apps>/shell/dist`, with some files more; returns that folder. */
export function buildShell(
  apps: string,
  version: string,
  more: Partial<ShellManifest> = {},
  moreFiles: Files = {},
): string {
  const files = { ...shellFiles(version), ...moreFiles }
  const manifest = shellManifestOf(version, { files: described(files), ...more })
  return writeBuild(join(apps, SHELL_ID, 'dist'), files, manifest)
}

function writeBuild(folder: string, files: Files, manifest: ModuleManifest | ShellManifest): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content))
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2))
  return folder
}
