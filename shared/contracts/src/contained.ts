/**
 * What the page and a contained module's frame say to each other. The frame is a sandboxed document of an opaque origin:
 * neither side reaches into the other, and everything goes through one MessageChannel that the page hands over once. The
 * page believes nothing of what it hears: each message is one of these, or the module is given up.
 */
import * as v from 'valibot'

import type { CallDefinition } from './call'
import { queryCertificateByCode, queryTeachUserCert } from './certificate'
import { moduleRelease } from './composition'
import { captchaChallenge, captchaImage } from './sign-in'

/** Path of the frames' documents, which name the module and its release. */
export const CONTAINED_PATH = '/contained'

/** Id of the JSON script with the release in a frame's document. */
export const CONTAINED_ELEMENT_ID = 'campus-contained'

/** What a frame may do: nothing of the page's origin, no windows, no way to navigate the page. */
export const CONTAINED_SANDBOX = 'allow-scripts allow-forms'

/** The calls that a contained module may make, by id. They are a visitor's: without the token of whoever is here. */
export const CONTAINED_CALLS: ReadonlyMap<string, CallDefinition> = new Map<string, CallDefinition>(
  [captchaImage, captchaChallenge, queryCertificateByCode, queryTeachUserCert].map((definition) => [
    definition.id,
    definition,
  ]),
)

/** Calls of one frame that may be under way at once. */
export const MOST_CONTAINED_CALLS = 4

/** The address of a frame's document. The fragment is told to no server. */
export function containedAddress(id: string, version: string, nonce: string): string {
  return `${CONTAINED_PATH}/${encodeURIComponent(id)}/${encodeURIComponent(version)}#${nonce}`
}

export const containedModule = v.object({ id: v.string(), release: moduleRelease })
export type ContainedModule = v.InferOutput<typeof containedModule>

/** The one message between the windows: it carries the port. */
export const handover = v.strictObject({ campus: v.literal('contained'), nonce: v.string() })

/** Where the page is. */
const place = v.strictObject({
  path: v.string(),
  search: v.string(),
  hash: v.string(),
})
export type ContainedPlace = v.InferOutput<typeof place>

/** How the page looks: its language, and light or dark; '' leaves that to the device. */
const look = v.strictObject({
  locale: v.picklist(['zh-CN', 'en']),
  scheme: v.picklist(['', 'light', 'dark']),
  /** Pixels from the page's header to the lower edge of the screen: the least height of a page. */
  room: v.number(),
})
export type ContainedLook = v.InferOutput<typeof look>

/** A call that failed, as the frame can make an error of it again. */
export const containedFailure = v.variant('kind', [
  v.strictObject({ kind: v.literal('refused'), message: v.string(), code: v.number(), field: v.string() }),
  v.strictObject({ kind: v.literal('busy'), message: v.string(), status: v.number(), retryAfter: v.number() }),
])
export type ContainedFailure = v.InferOutput<typeof containedFailure>

export const toFrame = v.variant('kind', [
  v.strictObject({ kind: v.literal('begin'), tenantId: v.string(), place, look }),
  v.strictObject({ kind: v.literal('place'), place }),
  v.strictObject({ kind: v.literal('look'), look }),
  v.strictObject({ kind: v.literal('result'), call: v.number(), data: v.unknown() }),
  v.strictObject({ kind: v.literal('failure'), call: v.number(), failure: containedFailure }),
  /** The page's heading shall have the focus, as after a navigation. */
  v.strictObject({ kind: v.literal('focus') }),
  v.strictObject({ kind: v.literal('ping') }),
])
export type ToFrame = v.InferOutput<typeof toFrame>

const line = v.pipe(v.string(), v.maxLength(300))
const address = v.pipe(v.string(), v.maxLength(2000))

export const fromFrame = v.variant('kind', [
  /** The page is drawn. */
  v.strictObject({ kind: v.literal('drawn') }),
  v.strictObject({ kind: v.literal('failed'), reason: line }),
  v.strictObject({ kind: v.literal('height'), pixels: v.pipe(v.number(), v.minValue(0), v.maxValue(30_000)) }),
  v.strictObject({ kind: v.literal('heading'), text: line }),
  v.strictObject({ kind: v.literal('title'), text: line }),
  v.strictObject({ kind: v.literal('navigate'), to: address, replace: v.boolean() }),
  v.strictObject({ kind: v.literal('go'), delta: v.pipe(v.number(), v.integer(), v.minValue(-10), v.maxValue(10)) }),
  /** An address of another site, for a window of its own. */
  v.strictObject({ kind: v.literal('open'), address }),
  v.strictObject({
    kind: v.literal('toast'),
    tone: v.picklist(['success', 'warning', 'error', 'info']),
    text: line,
  }),
  v.strictObject({ kind: v.literal('print') }),
  v.strictObject({
    kind: v.literal('call'),
    call: v.pipe(v.number(), v.integer(), v.minValue(1)),
    id: v.pipe(v.string(), v.maxLength(80)),
    payload: v.unknown(),
  }),
  v.strictObject({ kind: v.literal('pong') }),
])
export type FromFrame = v.InferOutput<typeof fromFrame>
