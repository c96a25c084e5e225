/** The network of an address, for counting. Pure. */
import ipaddr from 'ipaddr.js'

/** Groups of an IPv6 address that name the subscriber; the subscriber chooses the rest. */
const SUBSCRIBER_GROUPS = 4

/**
 * The key for counting an address: an IPv4 address itself, also when it is written as IPv6; for IPv6 its /64,
 * because a single subscriber has all of that.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.map((group, index) => (index < SUBSCRIBER_GROUPS ? group : 0))
  return `${new ipaddr.IPv6(network).toString()}/64`
}
