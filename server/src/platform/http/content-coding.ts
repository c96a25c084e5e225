import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'

/** Content codings that this server sends, best first. */
const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

/** The best coding a request accepts; null for the plain bytes. */
export function codingFor({ headers }: Pick<FastifyRequest, 'headers'>): Coding | null {
  const accepted = headers['accept-encoding']
  return typeof accepted === 'string' ? negotiate(accepted.toLowerCase(), [...CODINGS]) : null
}
