import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../config/config'

const ONE_YEAR = 365 * 24 * 60 * 60

/** Values that the caller's browser keeps for this server, out of reach of scripts. */
export interface Browser {
  /** The value of a name, unchecked; undefined when there is none. */
  kept(name: string): string | undefined
  /** Stores a value for a year, for addresses below a path. */
  keep(name: string, value: string, path: string): void
}

export function browserOf(request: FastifyRequest, reply: FastifyReply, config: Config): Browser {
  return {
    kept: (name) => request.cookies[name],
    keep: (name, value, path) =>
      void reply.setCookie(name, value, {
        path,
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: ONE_YEAR,
        ...(config.cookieDomain === '' ? {} : { domain: config.cookieDomain }),
      }),
  }
}
