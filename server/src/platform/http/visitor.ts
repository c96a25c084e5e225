import { randomBytes } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../../config'

/** First-party cookie that tells one browser from another for likes and limits; it names nobody. */
export const VISITOR_COOKIE = 'campus_visitor'
const ONE_YEAR = 365 * 24 * 60 * 60

/** The browser's visitor id; a browser without one gets one. */
export function visitorIdOf(request: FastifyRequest, reply: FastifyReply, config: Config): string {
  const known = request.cookies[VISITOR_COOKIE]
  if (known !== undefined && /^[\w-]{22}$/.test(known)) return known
  const created = randomBytes(16).toString('base64url')
  void reply.setCookie(VISITOR_COOKIE, created, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: ONE_YEAR,
    ...(config.cookieDomain === '' ? {} : { domain: config.cookieDomain }),
  })
  return created
}
