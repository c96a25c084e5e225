/** Small modules made by hand: a manifest and two files. */
import { createHash } from 'node:crypto'

import type { ModuleManifest } from '@campus/contracts/composition'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'

import type { ModuleId } from './sequence.model'

export interface Build {
  readonly version: string
  readonly manifest: ModuleManifest
  /** By name, without the manifest. */
  readonly files: Readonly<Record<string, string>>
}

export function hashOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** No two sequences share a version: a gateway may keep what it knows of one for ever. */
export function buildOf(seed: number, module: ModuleId, number: number): Build {
  const version = `${number}.0.${seed}`
  const files = {
    'remoteEntry.js': `/* ${module} ${version} */\n`,
    'page.js': `/* the page of ${module} ${version} */\n`,
  }
  const manifest: ModuleManifest = {
    id: module,
    contract: MODULE_CONTRACT,
    version,
    routes: [{ path: `/${module}`, layout: 'main', login: false, title: 'school', special: false }],
    slots: [],
    entry: 'remoteEntry.js',
    preload: ['page.js'],
    routePreload: { [`/${module}`]: [] },
    shared: {},
    takes: {},
    needs: {},
    trustedTypesPolicies: [],
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        { integrity: hashOf(text), size: Buffer.byteLength(text), brotli: Buffer.byteLength(text) },
      ]),
    ),
  }
  return { version, manifest, files }
}

export function numberOf(version: string): number {
  return Number(version.split('.')[0])
}

/** A build as the release commands send it. */
export function sentForm({ manifest, files }: Build): object {
  const all = { ...files, 'manifest.json': JSON.stringify(manifest) }
  return { files: Object.fromEntries(Object.entries(all).map(([name, text]) => [name, base64(text)])) }
}

const base64 = (text: string): string => Buffer.from(text).toString('base64')
