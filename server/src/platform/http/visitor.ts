import { randomBytes } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../config/config'
import { browserOf } from './browser'

/** First-party cookie that distinguishes browsers for likes and limits; it names nobody. */
export const VISITOR_COOKIE = 'campus_visitor'

/** The browser's visitor id; created if there is none. */
export function visitorIdOf(request: FastifyRequest, reply: FastifyReply, config: Config): string {
  const browser = browserOf(request, reply, config)
  const known = browser.kept(VISITOR_COOKIE)
  if (known !== undefined && /^[\w-]{22}$/.test(known)) return known
  const created = randomBytes(16).toString('base64url')
  browser.keep(VISITOR_COOKIE, created, '/')
  return created
}
