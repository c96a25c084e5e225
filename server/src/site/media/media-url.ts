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
] as const

export type PictureKind = (typeof PICTURE_KINDS)[number]

/** Address of a drawn picture of a school, `/media/10001/product/welding-2.svg`. */
export function mediaUrl(tenantId: string, kind: PictureKind, name: string): string {
  return `/media/${tenantId}/${kind}/${name}.svg`
}
