/** What the reports of many pages prove about a release. Pure. */
import { createHmac } from 'node:crypto'

import ipaddr from 'ipaddr.js'

/** How one page got on with a release. */
export interface PageReport {
  /** Where it was opened, as {@link areaOf} names it. */
  readonly area: string
  readonly loaded: boolean
  readonly at: Date
}

/** Loads and failures of a release, in pages; those of one area count as a few at most. */
export interface Weighed {
  readonly loads: number
  readonly failures: number
  /** In how many areas it loaded, and in how many it failed. */
  readonly loadingAreas: number
  readonly failingAreas: number
}

/** Pages that one area counts as: whoever opens a thousand pages from one line says no more than five visitors do. */
const PAGES_OF_AN_AREA = 5

export function weigh(reports: readonly PageReport[]): Weighed {
  const areas = new Map<string, { loads: number; failures: number }>()
  for (const { area, loaded } of reports) {
    const counted = areas.get(area) ?? { loads: 0, failures: 0 }
    areas.set(area, loaded ? { ...counted, loads: counted.loads + 1 } : { ...counted, failures: counted.failures + 1 })
  }
  const all = [...areas.values()]
  const shareOf = ({ loads, failures }: { loads: number; failures: number }) =>
    Math.min(1, PAGES_OF_AN_AREA / (loads + failures))
  return {
    loads: sum(all.map((area) => area.loads * shareOf(area))),
    failures: sum(all.map((area) => area.failures * shareOf(area))),
    loadingAreas: all.filter(({ loads }) => loads > 0).length,
    failingAreas: all.filter(({ failures }) => failures > 0).length,
  }
}

/** Bits of an address that name its area: who has many addresses has them within one. */
const AREA_BITS = { ipv4: 24, ipv6: 48 }

/** The keyed hash of a caller's area. The address cannot be read from it, not even by trying all, without the key. */
export function areaOf(address: string, key: string): string {
  return createHmac('sha256', key)
    .update(`area\n${networkArea(address)}`)
    .digest('base64url')
    .slice(0, 16)
}

function networkArea(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv4
    ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/${AREA_BITS.ipv4}`).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${AREA_BITS.ipv6}`).toString()
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
