/** The frame with the school's mobile site: its size, its address, and the messages between it and the page. */
import * as v from 'valibot'

import { externalUrl } from '../common/external-url'

/** Size of the phone in pixels. */
export const SCREEN = { width: 375, height: 812 } as const

/** Space beside the frame in a narrow window: the dialog's own edges, and a scroll bar. */
const EDGES_PX = 92

/** The scale of the frame in a window of this width; below 770 px no larger than fits. */
export function frameScale(windowWidth: number): number {
  if (windowWidth >= 770 && windowWidth <= 991) return 0.75
  if (windowWidth >= 992 && windowWidth <= 1549) return 0.78
  return Math.min(0.85, (windowWidth - EDGES_PX) / SCREEN.width)
}

interface Shown {
  readonly schoolId: string
  /** '' for the start page. */
  readonly productId: string
  /** The host of this page. */
  readonly here: string
}

/** The mobile site's address for a school, at a product or its start; '' without a site that is safe to open. */
export function mobileAddress(site: string, { schoolId, productId, here }: Shown): string {
  const safe = externalUrl(site, here)
  if (safe === '') return ''
  const url = new URL(safe)
  url.searchParams.set('schoolId', schoolId)
  if (productId !== '') url.searchParams.set('productId', productId)
  return url.href
}

/** Part of every message, so that another version is not mistaken for this one. */
export const PREVIEW_PROTOCOL = 'campus.preview.v1'

const frame = { protocol: v.literal(PREVIEW_PROTOCOL), nonce: v.string() }
const short = v.pipe(v.string(), v.maxLength(256))

/** The frame's messages. A person in them is unproven: only the code counts, and the server checks it. */
const frameMessage = v.variant('type', [
  v.strictObject({ ...frame, type: v.literal('ready') }),
  v.strictObject({
    ...frame,
    type: v.literal('loginInfo'),
    /** A one-time code of single sign-on. */
    token: v.pipe(short, v.nonEmpty()),
    id: v.pipe(short, v.nonEmpty()),
    realName: v.optional(short),
    nickName: v.optional(short),
    avatar: v.optional(v.pipe(v.string(), v.maxLength(2048))),
    mobile: v.optional(short),
  }),
])
export type FrameMessage = v.InferOutput<typeof frameMessage>

/** The page's messages: a one-time code of the signed-in person, or that nobody is signed in. */
export type PageMessage =
  | { readonly type: 'login'; readonly schoolId: string; readonly token: string }
  | { readonly type: 'logout'; readonly schoolId: string }

/** A message of the frame; null for anything else, also from an earlier opening. */
export function readFrameMessage(data: unknown, nonce: string): FrameMessage | null {
  const read = v.safeParse(frameMessage, data)
  return read.success && read.output.nonce === nonce ? read.output : null
}
