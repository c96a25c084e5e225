import type { PublicSettings } from '@campus/contracts/composition'

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

/** The operator's list, plus the hosts of the sites that the operator has configured. */
export function outsideRules({ allowedHosts, sites, mapNavigationUrl, development }: PublicSettings): OutsideRules {
  const configured = [...Object.values(sites), mapNavigationUrl].flatMap((site) => parse(site)?.host ?? [])
  return { allowedHosts: [...allowedHosts, ...configured], development }
}

/**
 * The absolute address if it may become a link, else null: https only, host on the list, and no user name
 * that could look like the host.
 */
export function outsideAddress(address: string, { allowedHosts, development }: OutsideRules): OutsideAddress | null {
  const url = parse(address)
  if (url === null || url.username !== '' || url.password !== '') return null
  const isOwnMachine = development && url.hostname === 'localhost'
  const isSecure = url.protocol === 'https:' || (isOwnMachine && url.protocol === 'http:')
  if (!isSecure) return null
  return isOwnMachine || allowedHosts.some((allowed) => isHost(url.host, allowed.toLowerCase()))
    ? (url.href as OutsideAddress)
    : null
}

/** Parsers differ on blanks, control characters and backslashes, so an address with one of these is refused. */
function parse(address: string): URL | null {
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

/** A configured address with one more query parameter; '' when none is configured. */
export function withParameter(address: string, name: string, value: string): string {
  const url = parse(address)
  if (url === null) return ''
  url.searchParams.set(name, value)
  return url.href
}

/** Map navigation to a place: the operator's address with {lat}, {lng} and {name} filled in. */
export function navigationAddress(template: string, place: { lat: number; lng: number; name: string }): string {
  return template.replace(/\{(lat|lng|name)\}/g, (_, field: 'lat' | 'lng' | 'name') => encodeURIComponent(place[field]))
}
