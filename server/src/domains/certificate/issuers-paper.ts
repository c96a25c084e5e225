/** A certificate on the issuer's own paper: everything in its place, in millimetres. */
import { element, escaped, label, n, type Drawing } from '../../platform/drawing/svg'
import type { CertificateFace, Template } from './certificate-face'
import { fittedSize, imageIn } from './fitted'
import type { FieldName, PlacedField } from './template-fields.model'

/** Of the longer side, in pixels. */
const LONGER = 1120
const INK = '#1b1b1f'
/** From the upper edge of a letter to the line that it stands on, as a share of its height. */
const BASELINE = 0.86

/** What is drawn into it, as `data:…`; '' for none. */
export interface PaperPictures {
  readonly paper: string
  readonly portrait: string
  readonly seal: string
}

export function issuersPaper(
  { paperWidth, paperHeight, fields }: Template,
  { face, texts }: { readonly face: CertificateFace; readonly texts: ReadonlyMap<FieldName, string> },
  pictures: PaperPictures,
): Drawing {
  const scale = LONGER / Math.max(paperWidth, paperHeight)
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${n(paperWidth)} ${n(paperHeight)}`,
      width: Math.round(paperWidth * scale),
      height: Math.round(paperHeight * scale),
      role: 'img',
    },
    `<title>${escaped(`${face.title}，${face.holder}`)}</title>`,
    imageIn({ x: 0, y: 0, width: paperWidth, height: paperHeight }, pictures.paper, 'none'),
    ...fields.map((placed) => drawn(placed, texts, pictures)),
  )
}

function drawn(placed: PlacedField, texts: ReadonlyMap<FieldName, string>, pictures: PaperPictures): Drawing {
  const { field } = placed
  if (field === 'portrait') return imageIn(placed, pictures.portrait, 'xMidYMid slice')
  if (field === 'seal') return imageIn(placed, pictures.seal)
  return textIn(placed, texts.get(field) ?? '')
}

const ANCHORS = { left: 'start', centre: 'middle', right: 'end' } as const
const SHARES = { left: 0, centre: 0.5, right: 1 } as const

function textIn({ x, y, width, height, align = 'left' }: PlacedField, text: string): Drawing {
  const size = fittedSize(text, { size: height, width })
  return label(x + width * SHARES[align], y + height * BASELINE, text, {
    size,
    fill: INK,
    anchor: ANCHORS[align],
    serif: true,
  })
}
