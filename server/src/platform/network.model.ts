/** Whom a network address stands for when something is counted. Pure. */
import ipaddr from 'ipaddr.js'

/** Groups of an IPv6 address that name the subscriber; what follows is theirs to choose. */
const SUBSCRIBER_GROUPS = 4

/**
 * What the hits of an address are counted under: an IPv4 address itself, also
 * when it comes as one of IPv6, and the /64 of an IPv6 address, since a single
 * subscriber has all of that.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.map((group, index) => (index < SUBSCRIBER_GROUPS ? group : 0))
  return `${new ipaddr.IPv6(network).toString()}/64`
}
