import { paletteOf, type Palette } from '../../platform/drawing/palette'
import type { Drawing } from '../../platform/drawing/svg'
import { banner, type BannerCopy } from './banner'
import { contactCard } from './contact-card'
import { albumPicture, newsCover, productCover, reviewPicture, videoPoster, wallPoster } from './covers'
import { logo, type Corners, type MarkName } from './logo'
import { PICTURE_KINDS, type PictureKind } from './media-url'
import { isMotifName } from './motifs/motifs'
import { avatar, holderPortrait } from './portrait'
import { sampleSeal } from './sample-seal'

/** The inputs of a school's pictures. */
export interface SchoolArt {
  readonly name: string
  readonly phone: string
  readonly accent: string
  readonly corners: Corners
  readonly mark: MarkName
  readonly banners: readonly BannerCopy[]
}

type Draw = (name: string, palette: Palette, art: SchoolArt) => Drawing | undefined

const COVERS = {
  product: productCover,
  news: newsCover,
  album: albumPicture,
  wall: wallPoster,
  video: videoPoster,
  review: reviewPicture,
}
const LAST_VARIANT = 20
const LAST_AVATAR = 24

/** `welding-3`: a subject and the number of its picture. */
function covered(cover: (typeof COVERS)[keyof typeof COVERS]): Draw {
  return (name, palette) => {
    const [, motif = '', digits = ''] = /^([a-zA-Z]{2,20})-([1-9]\d?)$/.exec(name) ?? []
    const variant = Number(digits)
    return isMotifName(motif) && variant <= LAST_VARIANT ? cover({ palette, motif, variant }) : undefined
  }
}

const DRAW: Record<PictureKind, Draw> = {
  product: covered(COVERS.product),
  news: covered(COVERS.news),
  album: covered(COVERS.album),
  wall: covered(COVERS.wall),
  video: covered(COVERS.video),
  review: covered(COVERS.review),
  banner: (name, palette, art) => {
    const copy = art.banners.find((candidate) => candidate.name === name)
    return copy === undefined ? undefined : banner(palette, copy)
  },
  avatar: (name, palette) =>
    /^[1-9]\d?$/.test(name) && Number(name) <= LAST_AVATAR ? avatar(palette, name) : undefined,
  logo: (name, palette, art) => (name === 'mark' ? logo(palette, art.mark, art.corners, art.name) : undefined),
  portrait: (name, palette) =>
    /^[1-9]\d?$/.test(name) && Number(name) <= LAST_AVATAR ? holderPortrait(palette, name) : undefined,
  seal: (name, _, art) => (name === 'sample' ? sampleSeal(art.name) : undefined),
  contact: (name, palette, art) => (name === 'qr' ? contactCard(palette, art) : undefined),
}

/** The picture of an address, always the same; undefined for an unknown kind or name. */
export function drawPicture(art: SchoolArt, kind: string, name: string): Drawing | undefined {
  return isPictureKind(kind) ? DRAW[kind](name, paletteOf(art.accent), art) : undefined
}

function isPictureKind(kind: string): kind is PictureKind {
  return PICTURE_KINDS.some((known) => known === kind)
}
