/** Releases in the registry, and in the form that pages get. */
import { houseOf, type ModuleManifest, type ModuleRelease } from '@campus/contracts/composition'

import type { ShellManifest } from './shell-manifest'

/** Id of the shell's own releases, beside the modules' ids. */
export const SHELL_ID = 'shell'

interface StoredRelease<Manifest> {
  readonly version: string
  readonly manifest: Manifest
  /** Folder of the files, ending in a slash: an absolute path of this site, or an https address. */
  readonly base: string
}

export interface PublishedModule extends StoredRelease<ModuleManifest> {
  readonly id: string
}

export type PublishedShell = StoredRelease<ShellManifest>

const VERSION = /^[0-9A-Za-z](?:[0-9A-Za-z+-]|\.(?!\.)){0,79}$/

/** Whether a version can be the name of a folder and part of an address. */
export function isVersion(version: string): boolean {
  return VERSION.test(version) && !version.endsWith('.')
}

const FILE_NAME = /^[\w@+-][\w@+.-]*(?:\/[\w@+-][\w@+.-]*)*$/

/** Whether a file name is allowed in a manifest: relative, without dots that lead elsewhere. */
export function isFileName(name: string): boolean {
  return name.length <= 200 && FILE_NAME.test(name)
}

/** Address of a release's folder in the module store. */
export function storeBase(id: string, version: string): string {
  const folder = encodeURIComponent(version)
  return id === SHELL_ID ? `/shell/${folder}/` : `/modules/${id}/${folder}/`
}

/** A release in the form that pages get. */
export function moduleReleaseOf({ version, base, manifest }: PublishedModule): ModuleRelease {
  const { entry, routes, slots, preload, routePreload, needs } = manifest
  return {
    version,
    base,
    entry,
    routes,
    slots,
    preload,
    routePreload,
    ...(Object.keys(needs).length > 0 && { needs }),
    integrity: integrityOf(manifest),
  }
}

/** Integrity of the scripts and style sheets of a page, by file name. */
export function integrityOf({ files }: Pick<ShellManifest, 'files'>): Record<string, string> {
  const loadable = Object.entries(files).filter(([name]) => /\.(?:m?js|css)$/.test(name))
  return Object.fromEntries(loadable.map(([name, { integrity }]) => [name, integrity]))
}

/** Whether a release is another house's: its files are there, or its version says so and they were brought into the store. */
export function isForeign({ version, base }: { readonly version: string; readonly base: string }): boolean {
  return outsideOrigin(base) !== null || houseOf(version) !== null
}

/** Origin of a release outside the module store; null for one inside. */
export function outsideOrigin(base: string): string | null {
  return base.startsWith('/') ? null : new URL(base).origin
}
