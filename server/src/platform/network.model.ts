/** The network an address counts with: an IPv4 address itself, of an IPv6 address the /64, which one household or machine has whole. */
import { isIPv6 } from 'node:net'

/** `192.0.2.1` stays, `::ffff:192.0.2.1` is the same, `2001:db8:1:2:3::4` is `2001:db8:1:2::/64`; what is no address stays as it is. */
export function networkOf(address: string): string {
  const [bare = ''] = address.toLowerCase().split('%', 1)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(bare)) return address
  const [head = '', tail] = bare.split('::', 2)
  const left = groupsOf(head)
  const right = groupsOf(tail ?? '')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0')
  const groups = [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Two groups stand for an IPv4 address at the end. */
function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
