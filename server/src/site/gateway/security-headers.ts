/** The limits of a page: two content security policies, both of which must pass, and further headers. */
import { randomFillSync } from 'node:crypto'

import { placeholder } from './page-template'

export const CSP_REPORT_PATH = '/csp-report'

/** Origins that a page may use besides its own. */
export interface PageOrigins {
  /** Of module files. */
  readonly modules: readonly string[]
  /** Of pictures, videos and their playlists. */
  readonly pictures: readonly string[]
  /** Of the map provider's tiles, which are pictures and nothing else. */
  readonly mapTiles: readonly string[]
  /** Of pages in frames. */
  readonly frames: readonly string[]
  /** Of development servers, which push changes to the page. */
  readonly sockets: readonly string[]
}

/**
 * The two policies, with a placeholder for the nonce. The first allows scripts by nonce, and what these add
 * through a named Trusted Types policy. The second limits what they add to this origin and the modules'
 * origins.
 */
export function contentPolicies(
  origins: PageOrigins,
  trustedTypesPolicies: readonly string[],
): readonly [string, string] {
  const nonce = `'nonce-${placeholder('nonce')}'`
  const { modules, pictures, mapTiles, frames, sockets } = origins
  return [
    policy({
      'default-src': ["'none'"],
      'script-src': [nonce, "'strict-dynamic'"],
      'style-src': ["'self'", nonce, ...modules],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', ...pictures, ...mapTiles, ...modules],
      'font-src': ["'self'", ...modules],
      'connect-src': ["'self'", ...modules, ...pictures, ...sockets],
      'media-src': ["'self'", 'blob:', ...pictures],
      'worker-src': ["'self'"],
      'frame-src': frames.length === 0 ? ["'none'"] : frames,
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': trustedTypesPolicies.filter((name) => POLICY_NAME.test(name)),
      'report-uri': [CSP_REPORT_PATH],
    }),
    policy({ 'script-src': ["'self'", nonce, ...modules], 'report-uri': [CSP_REPORT_PATH] }),
  ]
}

/** The allowed names of Trusted Types policies; a release could otherwise write directives of its own. */
const POLICY_NAME = /^[\w#=@/.%-]+$/

/** The policy of a page with text only. */
export const STATUS_PAGE_POLICY = policy({
  'default-src': ["'none'"],
  'style-src': [`'nonce-${placeholder('nonce')}'`],
  // For the empty icon; without it browsers request one.
  'img-src': ['data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

/** Headers of every page. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'accept-encoding',
  // Without the path even to ourselves: an address may contain a token until the shell has removed it.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(self), camera=(), display-capture=(), fullscreen=(self), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
} as const

/** Two years, as browsers' preload lists require; sent over https only. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains'

/** Scripts without integrity do not run. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)'

const NONCE_BYTES = 18
/** Random bytes for many nonces at once: asking for them is the expensive part. */
const pool = Buffer.alloc(NONCE_BYTES * 256)
let used = pool.length

/** A value that no other response has. */
export function newNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += NONCE_BYTES
  return pool.toString('base64', used - NONCE_BYTES, used)
}
