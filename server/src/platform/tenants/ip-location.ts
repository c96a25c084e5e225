import { BlockList, isIP } from 'node:net'

import type { FastifyBaseLogger } from 'fastify'
import * as v from 'valibot'

import type { Config } from '../config/config'

export interface Position {
  readonly lat: number
  readonly lng: number
}

const TIMEOUT_MS = 3000

const OWN_NETWORK = new BlockList()
OWN_NETWORK.addSubnet('127.0.0.0', 8)
OWN_NETWORK.addSubnet('10.0.0.0', 8)
OWN_NETWORK.addSubnet('172.16.0.0', 12)
OWN_NETWORK.addSubnet('192.168.0.0', 16)
OWN_NETWORK.addSubnet('169.254.0.0', 16)
OWN_NETWORK.addAddress('::1', 'ipv6')
OWN_NETWORK.addSubnet('fc00::', 7, 'ipv6')
OWN_NETWORK.addSubnet('fe80::', 10, 'ipv6')

const degrees = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite())
const providerResponse = v.object({ result: v.object({ location: v.object({ lat: degrees, lng: degrees }) }) })

/**
 * Rough position of a network address in degrees; null when it is unknown. The operator configures the
 * position of the own network; for other addresses the configured provider is asked. The provider's address
 * is the operator's, never the client's, so clients cannot reach other servers through this call.
 */
export async function positionOf(address: string, config: Config, log: FastifyBaseLogger): Promise<Position | null> {
  if (isOwnNetwork(address)) return config.homePosition
  if (config.ipLocationUrl === '') return null
  const url = new URL(config.ipLocationUrl)
  url.searchParams.set('ip', address)
  url.searchParams.set('key', config.mapsKey)
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    return v.parse(providerResponse, await response.json()).result.location
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'the provider of positions gave none')
    return null
  }
}

function isOwnNetwork(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const family = isIP(plain)
  return family !== 0 && OWN_NETWORK.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}
