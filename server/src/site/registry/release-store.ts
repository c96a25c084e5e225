/**
 * The module store: one folder per release, `<folder>/<id>/<version>/`, never changed once it exists. Files
 * are checked against their manifest when they enter, so they need no check when they are served.
 */
import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

import * as v from 'valibot'

import { moduleManifest, type ModuleManifest } from '@campus/contracts/composition'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'

import { isFileName, isVersion, SHELL_ID } from './release.model'
import { shellManifest, type ShellManifest } from './shell-manifest'

/** A release that may not be published; its message is one sentence for its builder. */
export class ReleaseRefusedError extends Error {
  override readonly name = 'ReleaseRefusedError'
}

export const MANIFEST = 'manifest.json'

/** Compressed forms of a text file, made at build time, by the suffix of their name. */
const COMPRESSED_FORMS = { br: promisify(brotliDecompress), gz: promisify(gunzip) } as const

export interface StoredModule {
  readonly id: string
  readonly manifest: ModuleManifest
}

interface StoredShell {
  readonly id: typeof SHELL_ID
  readonly manifest: ShellManifest
}

/** The content of a build's folder. */
export type StoredRelease = StoredModule | StoredShell

/**
 * Copies a build into the store, wholly or not at all. An existing version with the same content is left
 * alone. Throws {@link ReleaseRefusedError}.
 */
export async function storeRelease(folder: string, kind: 'shell' | 'module', build: string): Promise<StoredRelease> {
  const json = await readManifest(build)
  if (json === null) throw new ReleaseRefusedError(`${build} holds no ${MANIFEST}; build it first.`)
  const release = parseRelease(kind, json, build)
  const { id, manifest } = release
  const names = await verifiedFiles(id, manifest, build)
  const target = join(folder, id, manifest.version)
  const isStored = async (): Promise<boolean> =>
    sameAsStored(await readManifest(target), json, `${id} ${manifest.version}`)
  if (await isStored()) return release

  const draft = join(folder, id, `.draft-${randomUUID()}`)
  try {
    for (const name of [...names, MANIFEST]) {
      await mkdir(dirname(join(draft, name)), { recursive: true })
      await cp(join(build, name), join(draft, name))
    }
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another process may have stored the same release meanwhile.
    if (!(await isStored())) throw error
  }
  return release
}

/** The manifest of a stored release, or null when there is none. */
export async function readStored(
  folder: string,
  id: string,
  version: string,
): Promise<StoredRelease['manifest'] | null> {
  if (!isFileName(id) || !isVersion(version)) return null
  const json = await readManifest(join(folder, id, version))
  return json === null ? null : v.parse(id === SHELL_ID ? shellManifest : moduleManifest, json)
}

function parseRelease(kind: 'shell' | 'module', json: unknown, build: string): StoredRelease {
  const source = join(build, MANIFEST)
  return kind === 'shell'
    ? withVersion({ id: SHELL_ID, manifest: parseManifest(shellManifest, json, source) })
    : parseModule(json, source)
}

/** A module by its manifest, which was read from `source`. Throws {@link ReleaseRefusedError}. */
export function parseModule(json: unknown, source: string): StoredModule {
  const manifest = parseManifest(moduleManifest, json, source)
  const { id, contract, version } = manifest
  if (id === SHELL_ID) throw new ReleaseRefusedError(`A module cannot be called ${SHELL_ID}.`)
  if (contract.split('.')[0] !== MODULE_CONTRACT.split('.')[0]) {
    throw new ReleaseRefusedError(
      `${id} ${version} is built for contract ${contract}, this site speaks ${MODULE_CONTRACT}.`,
    )
  }
  return withVersion({ id, manifest })
}

function withVersion<Release extends StoredRelease>(release: Release): Release {
  const { version } = release.manifest
  if (!isVersion(version)) {
    throw new ReleaseRefusedError(`${release.id} cannot be published: ${JSON.stringify(version)} is no version.`)
  }
  return release
}

function parseManifest<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
  source: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, json)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ReleaseRefusedError(`${source} is wrong at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`)
}

async function readManifest(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Whether the release exists. The same version with other content is refused: open pages rely on the first
 * content.
 */
function sameAsStored(stored: unknown, json: unknown, release: string): boolean {
  if (stored === null) return false
  if (canonical(stored) === canonical(json)) return true
  throw new ReleaseRefusedError(
    `${release} is published already with other content; a release never changes, give the new build a version of its own.`,
  )
}

/** JSON that does not depend on the order of the properties. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([one], [other]) => (one < other ? -1 : 1)))
      : entry,
  )
}

/** Every file to store, compressed forms included, each one checked. */
async function verifiedFiles(
  id: string,
  { version, files }: StoredRelease['manifest'],
  build: string,
): Promise<string[]> {
  const release = `${id} ${version}`
  const present = new Set(await readdir(build, { recursive: true }))
  const names: string[] = []
  for (const [name, { integrity }] of Object.entries(files)) {
    if (!isFileName(name)) {
      throw new ReleaseRefusedError(`${release} cannot be published: ${JSON.stringify(name)} is no file name.`)
    }
    if (!present.has(name)) {
      throw new ReleaseRefusedError(`${release} cannot be published: its file ${name} is missing.`)
    }
    const differs = () => new ReleaseRefusedError(`${release} cannot be published: ${name} differs from its manifest.`)
    const content = await readFile(join(build, name))
    if (integrityOfContent(content) !== integrity) throw differs()
    names.push(name)
    for (const [suffix, decompress] of Object.entries(COMPRESSED_FORMS)) {
      const compressed = `${name}.${suffix}`
      if (!present.has(compressed)) continue
      const restored = await decompress(await readFile(join(build, compressed))).catch(() => null)
      if (restored === null || integrityOfContent(restored) !== integrity) throw differs()
      names.push(compressed)
    }
  }
  return names
}

export function integrityOfContent(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** Whether a file operation failed because there is no such file. */
export function isMissing(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR')
  )
}
