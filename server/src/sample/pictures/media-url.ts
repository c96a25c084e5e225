import type { SharedPicture } from '../../site/gateway/page-head'

/** Kinds of drawn pictures; each is a folder in the address. */
export const PICTURE_KINDS = [
  'banner',
  'product',
  'news',
  'album',
  'wall',
  'video',
  'review',
  'avatar',
  'logo',
  'contact',
  'portrait',
  'seal',
] as const

export type PictureKind = (typeof PICTURE_KINDS)[number]

/** Address of a drawn picture of a school, `/media/10001/product/welding-2.svg`. */
export function mediaUrl(tenantId: string, kind: PictureKind, name: string): string {
  return `/media/${tenantId}/${kind}/${name}.svg`
}

/** Address of the code of a school's contact: of pixels, since phones read and save no other picture by a long press. */
export function contactPictureUrl(tenantId: string): string {
  return `/media/${tenantId}/contact/qr.png`
}

/** Kinds of pictures that pages are shared with. */
export const SHARED_KINDS = ['logo', 'news', 'product', 'video'] as const satisfies readonly PictureKind[]
export type SharedKind = (typeof SHARED_KINDS)[number]

/** Pixels of a PNG for shared links, as the sites that show it recommend. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

const SHARED = new RegExp(`^/media/([^/]+)/(${SHARED_KINDS.join('|')})/([\\w-]+)\\.svg$`)

/** The PNG for shared links, `/media/10001/share/product-welding-2.png`; null for any other picture. */
export function sharedPicture(picture: string): SharedPicture | null {
  const [, tenantId, kind, name] = SHARED.exec(picture) ?? []
  return tenantId === undefined || kind === undefined || name === undefined
    ? null
    : { url: `/media/${tenantId}/share/${kind}-${name}.png`, type: 'image/png', ...SHARE_SIZE }
}
