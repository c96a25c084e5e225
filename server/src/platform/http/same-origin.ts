import type { FastifyRequest } from 'fastify'

type Origin = 'same' | 'other' | 'unknown'

/**
 * The origin of a request. Browsers send it as Sec-Fetch-Site, older ones or plain http pages as Origin or
 * Referer. Other callers send none: 'unknown'.
 */
export function originOf(request: Pick<FastifyRequest, 'headers' | 'host'>): Origin {
  const site = request.headers['sec-fetch-site']
  if (typeof site === 'string') return site === 'same-origin' ? 'same' : site === 'none' ? 'unknown' : 'other'
  const address = request.headers.origin ?? request.headers.referer
  if (address === undefined) return 'unknown'
  return hostOf(address) === request.host ? 'same' : 'other'
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined
}
