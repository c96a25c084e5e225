/**
 * All scripts after the HTML pass this gate. Every build of ours asks it before adding a script, and so does
 * the shell for a module's entry. A script that is not registered, or differs by one byte, does not run.
 */

import { askWhileMissing } from './missing-scripts'

/** Integrity values by file name below one address. */
interface ScriptFolder {
  readonly base: string
  readonly integrity: Readonly<Record<string, string>>
  /** A developer's own server: its files change at every save, so there are no hashes. */
  readonly unverified: boolean
}

declare global {
  /** The script loader of every build calls this with the script element and its address. */
  var campusScript: (script: HTMLScriptElement, url: string) => void
}

const folders: ScriptFolder[] = []
const requests = new Map<string, number>()
const loaded = new Set<string>()

const policy = createPolicy()

function createPolicy(): { createScriptURL(url: string): string } {
  const known = (url: string): string => {
    expectedIntegrity(url)
    return url
  }
  const factory = (globalThis as { trustedTypes?: TrustedTypePolicyFactoryLike }).trustedTypes
  return factory ? factory.createPolicy('campus-modules', { createScriptURL: known }) : { createScriptURL: known }
}

interface TrustedTypePolicyFactoryLike {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** Registers the files of a folder. */
export function trustScripts(base: string, integrity: Readonly<Record<string, string>>, unverified = false): void {
  const address = new URL(base, location.href).href
  if (!folders.some((folder) => folder.base === address)) folders.push({ base: address, integrity, unverified })
}

/** The integrity value for a script address; '' on a developer's server. Throws for an unknown address. */
export function expectedIntegrity(url: string): string {
  const address = new URL(url, location.href)
  const plain = address.origin + address.pathname
  const folder = folders.find(({ base }) => plain.startsWith(base))
  const file = folder === undefined ? '' : plain.slice(folder.base.length)
  const integrity = folder !== undefined && Object.hasOwn(folder.integrity, file) ? folder.integrity[file] : undefined
  if (integrity !== undefined) return integrity
  if (folder?.unverified) return ''
  throw new Error(`script refused, it is in no known release: ${plain}`)
}

/** Whether an address is a developer's server, whose scripts have no hashes. */
export function isUnverified(url: string): boolean {
  const { href } = new URL(url, location.href)
  return folders.some(({ base, unverified }) => unverified && href.startsWith(base))
}

/**
 * Prepares a script element for an address: integrity, anonymous mode, and a changed address for every
 * request after the first, because a hanging request would block the next one to the same address. In the page, it is
 * asked for again while it is missing.
 */
export function prepareScript(script: HTMLScriptElement, url: string): void {
  setAddress(script, url)
  askWhileMissing(script, () => {
    const another = document.createElement('script')
    setAddress(another, url)
    return another
  })
}

function setAddress(script: HTMLScriptElement, url: string): void {
  const integrity = expectedIntegrity(url)
  script.crossOrigin = 'anonymous'
  if (integrity !== '') script.integrity = integrity
  const earlier = requests.get(url) ?? 0
  requests.set(url, earlier + 1)
  const address = new URL(url, location.href)
  script.addEventListener('load', () => loaded.add(url))
  if (earlier > 0) address.searchParams.set('retry', String(earlier))
  script.src = policy.createScriptURL(address.href)
}

/** Whether a script has come, whoever asked for it by this absolute address. */
export function isScriptLoaded(address: string): boolean {
  return loaded.has(address)
}

/** Installs the gate. It cannot be removed or replaced afterwards. */
export function installScriptGate(): void {
  Object.defineProperty(globalThis, 'campusScript', { value: prepareScript, writable: false, configurable: false })
}
