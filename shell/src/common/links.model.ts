import { parseAddress, type OutsideRules } from '@campus/contracts/outside-address'
import type { PublicSettings } from '@campus/contracts/public-settings'

/** The operator's list, plus the hosts of the sites that the operator has configured. */
export function outsideRules({ allowedHosts, sites, mapNavigationUrl, development }: PublicSettings): OutsideRules {
  const configured = [...Object.values(sites), mapNavigationUrl].flatMap((site) => parseAddress(site)?.host ?? [])
  return { allowedHosts: [...allowedHosts, ...configured], development }
}

/** A configured address with one more query parameter; '' when none is configured. */
export function withParameter(address: string, name: string, value: string): string {
  const url = parseAddress(address)
  if (url === null) return ''
  url.searchParams.set(name, value)
  return url.href
}

/** Map navigation to a place: the operator's address with {lat}, {lng} and {name} filled in. */
export function navigationAddress(template: string, place: { lat: number; lng: number; name: string }): string {
  return template.replace(/\{(lat|lng|name)\}/g, (_, field: 'lat' | 'lng' | 'name') => encodeURIComponent(place[field]))
}
