/** Which addresses outside of the site may be opened. */
declare const checked: unique symbol

/** An outside address that was checked and may be opened. Only {@link outsideAddress} makes one. */
export type OutsideAddress = string & { readonly [checked]: true }

/** The facts that decide whether an outside address may be opened. */
export interface OutsideRules {
  /** `school.example.cn` is that host, `*.example.cn` every host below it; a port is part of the host. */
  readonly allowedHosts: readonly string[]
  /** Developers use their own machine without https. */
  readonly development: boolean
}

/**
 * The absolute address if it may become a link, else null: https only, host on the list, and no user name
 * that could look like the host.
 */
export function outsideAddress(address: string, { allowedHosts, development }: OutsideRules): OutsideAddress | null {
  const url = parseAddress(address)
  if (url === null || url.username !== '' || url.password !== '') return null
  const isOwnMachine = development && isLocal(url.hostname)
  const isSecure = url.protocol === 'https:' || (isOwnMachine && url.protocol === 'http:')
  if (!isSecure) return null
  return isOwnMachine || allowedHosts.some((allowed) => isHost(url.host, allowed.toLowerCase()))
    ? (url.href as OutsideAddress)
    : null
}

/** Whether browsers find a host on their own machine. */
export function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost')
}

/** Parsers differ on blanks, control characters and backslashes, so an address with one of these is refused. */
export function parseAddress(address: string): URL | null {
  if (!/^https?:\/\/[^\s\\]+$/i.test(address.trim())) return null
  try {
    return new URL(address.trim())
  } catch {
    return null
  }
}

function isHost(host: string, allowed: string): boolean {
  return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed
}
