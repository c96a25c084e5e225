/**
 * The module store: one folder per release, `<folder>/<id>/<version>/`, never changed once it exists. Files
 * are checked against their manifest when they enter, so they need no check when they are served.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

import * as v from 'valibot'

import { moduleManifest, type ModuleManifest } from '@campus/contracts/composition'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'

import { buildInFolder, isMissing, type BuildFiles } from './build-files'
import { integrityOf } from './integrity.model'
import { contentFault } from './outside-release.model'
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

/** A build whose every file was compared with its manifest. */
export interface VerifiedRelease {
  readonly release: StoredRelease
  /** The manifest as it was built. */
  readonly json: unknown
  /** Content of every file to store, by name: manifest and compressed forms included. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** Reads a build and checks all of it. Throws {@link ReleaseRefusedError}. */
export async function verifyRelease(kind: 'shell' | 'module', build: BuildFiles): Promise<VerifiedRelease> {
  const { source } = build
  const content = await build.read(MANIFEST)
  if (content === null) throw new ReleaseRefusedError(`${source} holds no ${MANIFEST}; build it first.`)
  const json = parseJson(content, `${source}/${MANIFEST}`)
  const release = parseRelease(kind, json, `${source}/${MANIFEST}`)
  const files = await verifiedFiles(release, build)
  return { release, json, files: files.set(MANIFEST, content) }
}

/** A release in the store. */
export interface StoreOutcome {
  readonly release: StoredRelease
  /** false: the same files were there already. */
  readonly isNew: boolean
}

/**
 * Stores the files of a release, wholly or not at all. An existing version with the same content is left alone.
 * Throws {@link ReleaseRefusedError}.
 */
export async function storeRelease(folder: string, verified: VerifiedRelease): Promise<StoreOutcome> {
  const { release, files } = verified
  const { id, manifest } = release
  const target = join(folder, id, manifest.version)
  if (await isStored(folder, verified)) return { release, isNew: false }

  const draft = join(folder, id, `${DRAFT}${randomUUID()}`)
  try {
    for (const [name, content] of files) {
      await mkdir(dirname(join(draft, name)), { recursive: true })
      await writeFile(join(draft, name), content)
    }
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another process may have stored the same release meanwhile.
    if (!(await isStored(folder, verified))) throw error
    return { release, isNew: false }
  }
  return { release, isNew: true }
}

/** Whether the store holds the release. Throws {@link ReleaseRefusedError} when it holds another one of its name. */
export async function isStored(folder: string, { release, json }: VerifiedRelease): Promise<boolean> {
  const { id, manifest } = release
  const stored = await readManifest(join(folder, id, manifest.version))
  return sameAsStored(stored, json, `${id} ${manifest.version}`)
}

/** Names of the versions in the store, by module. */
export async function versionsIn(folder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(orNone)
  const ids = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return new Map(
    await Promise.all(
      ids.map(async (id) => [id, (await readdir(join(folder, id))).filter((name) => !name.startsWith(DRAFT))] as const),
    ),
  )
}

/**
 * Takes a release out of the store at once, then its files from the disk with `remove()`. What a process left that ended
 * before that is removed with the drafts. null when it was not there.
 */
export async function takeOut(
  folder: string,
  id: string,
  version: string,
): Promise<{ remove(): Promise<void> } | null> {
  const draft = join(folder, id, `${DRAFT}${randomUUID()}`)
  try {
    await rename(join(folder, id, version), draft)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
  return { remove: () => rm(draft, { recursive: true, force: true }) }
}

/** Name of a release's folder until all its files are there; no version begins like this. */
const DRAFT = '.draft-'

/** Removes what a process left that ended in the middle of storing a release, more than an hour before `now`. */
export async function removeDrafts(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder, { withFileTypes: true }).catch(orNone)
  for (const { name: id } of names.filter((entry) => entry.isDirectory())) {
    for (const name of await readdir(join(folder, id))) {
      const draft = join(folder, id, name)
      if (!name.startsWith(DRAFT)) continue
      // Another process may be writing it now, and may remove it first.
      const changed = await stat(draft).catch(() => null)
      if (changed !== null && now.getTime() - changed.mtimeMs > ABANDONED_MS) {
        await rm(draft, { recursive: true, force: true })
      }
    }
  }
}

const ABANDONED_MS = 60 * 60 * 1000

function orNone(error: unknown): [] {
  if (isMissing(error)) return []
  throw error
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

function parseRelease(kind: 'shell' | 'module', json: unknown, source: string): StoredRelease {
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
  const content = await buildInFolder(folder).read(MANIFEST)
  return content === null ? null : JSON.parse(content.toString('utf8'))
}

/** Throws {@link ReleaseRefusedError} for what is no JSON. */
export function parseJson(content: Buffer, source: string): unknown {
  try {
    return JSON.parse(content.toString('utf8'))
  } catch (cause) {
    throw new ReleaseRefusedError(`${source} is no JSON.`, { cause })
  }
}

/**
 * Whether the release exists. The same version with other content is refused: open pages rely on the first
 * content.
 */
function sameAsStored(stored: unknown, json: unknown, release: string): boolean {
  if (stored === null) return false
  if (canonical(stored) === canonical(json)) return true
  throw publishedOtherwise(release)
}

export function publishedOtherwise(release: string): ReleaseRefusedError {
  return new ReleaseRefusedError(
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

/** Whether a file is as its manifest says. The bounds of a release are held against the sizes that it states. */
export function isDescribed(content: Buffer, { integrity, size }: { integrity: string; size: number }): boolean {
  return content.length === size && integrityOf(content) === integrity
}

/** Every file to store but the manifest, compressed forms included, each one checked. */
async function verifiedFiles(release: StoredRelease, build: BuildFiles): Promise<Map<string, Buffer>> {
  const { id, manifest } = release
  const refused = (why: string) => new ReleaseRefusedError(`${id} ${manifest.version} cannot be published: ${why}.`)
  const unnameable = Object.keys(manifest.files).find((name) => !isFileName(name))
  if (unnameable !== undefined) throw refused(`${JSON.stringify(unnameable)} is no file name`)
  const fault = 'contract' in manifest ? contentFault(manifest) : null
  if (fault !== null) throw refused(fault)
  const verified = new Map<string, Buffer>()
  for (const [name, file] of Object.entries(manifest.files)) {
    const { integrity } = file
    const content = await build.read(name)
    if (content === null) throw refused(`its file ${name} is missing`)
    if (!isDescribed(content, file)) throw refused(`${name} differs from its manifest`)
    verified.set(name, content)
    for (const [suffix, decompress] of Object.entries(COMPRESSED_FORMS)) {
      const compressed = await build.read(`${name}.${suffix}`)
      if (compressed === null) continue
      // A form that unpacks to more is none of this file, however much it would be.
      const restored = await decompress(compressed, { maxOutputLength: Math.max(content.length, 1) }).catch(() => null)
      if (restored === null || integrityOf(restored) !== integrity) {
        throw refused(`${name} differs from its manifest`)
      }
      verified.set(`${name}.${suffix}`, compressed)
    }
  }
  const unnamed = build.names?.find((name) => name !== MANIFEST && !verified.has(name))
  if (unnamed !== undefined) throw refused(`${JSON.stringify(unnamed)} is not in its manifest`)
  return verified
}
