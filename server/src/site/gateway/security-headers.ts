/** The limits of a page: two content security policies, both of which must pass, and further headers. */
import { randomFillSync } from 'node:crypto'

import { CONTAINED_SANDBOX } from '@campus/contracts/contained'

import { placeholder } from './page-template'

export const CSP_REPORT_PATH = '/csp-report'

/** Origins that a page may use besides its own. */
export interface PageOrigins {
  /** Of modules' scripts. */
  readonly modules: readonly string[]
  /** Folders of modules that bring styles, and of those that bring pictures or fonts; nothing else there is read. */
  readonly moduleStyles: readonly string[]
  readonly modulePictures: readonly string[]
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
  const { modules, moduleStyles, modulePictures, pictures, mapTiles, frames, sockets } = origins
  return [
    policy({
      'default-src': ["'none'"],
      'script-src': [nonce, "'strict-dynamic'"],
      'style-src': ["'self'", nonce, ...moduleStyles],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', ...pictures, ...mapTiles, ...modulePictures],
      'font-src': ["'self'", ...modulePictures],
      'connect-src': ["'self'", ...pictures, ...sockets],
      'media-src': ["'self'", 'blob:', ...pictures],
      'worker-src': ["'self'"],
      // Documents of the school stand in a frame; our own pages refuse to be framed, by anybody.
      'frame-src': ["'self'", ...frames],
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

/** Whether a release brings files that are neither scripts nor styles. */
export function hasPictures(files: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(files).some((name) => !/\.(?:m?js|css)$/.test(name))
}

/** What the frame of a contained module loads besides the site's own files. */
export interface FrameSources {
  /** Folder of the release's files. */
  readonly base: string
  /** Whether its manifest names other files than scripts and styles. */
  readonly withPictures: boolean
  /** Origins of pictures besides its own. */
  readonly pictures: readonly string[]
  readonly trustedTypesPolicies: readonly string[]
}

/**
 * The two policies of a contained module's frame. Whoever opens its address by itself gets the sandbox too: nothing of
 * the module ever runs in this origin. The frame calls nobody; what it asks for it asks the page.
 */
export function framePolicies(
  { base, withPictures, pictures, trustedTypesPolicies }: FrameSources,
  nonce: string,
): [string, string] {
  const ofNonce = `'nonce-${nonce}'`
  const files = withPictures ? [base] : []
  return [
    policy({
      'default-src': ["'none'"],
      'script-src': [ofNonce, "'strict-dynamic'"],
      'style-src': [ofNonce, base],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', ...pictures, ...files],
      'font-src': files.length === 0 ? ["'none'"] : files,
      'connect-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
      sandbox: [CONTAINED_SANDBOX],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['campus-modules', ...trustedTypesPolicies.filter((name) => POLICY_NAME.test(name))],
      'report-uri': [CSP_REPORT_PATH],
    }),
    policy({ 'script-src': ["'self'", ofNonce, base], 'report-uri': [CSP_REPORT_PATH] }),
  ]
}

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
