import type { Palette } from '../../platform/drawing/palette'
import type { Drawing } from '../../platform/drawing/svg'
import type { ShownCertificate } from './certificate-face'
import { issuersPaper, type PaperPictures } from './issuers-paper'
import { plainSheet } from './plain-sheet'

/** A certificate as a picture, on its issuer's paper or on a plain sheet. Its texts come from the record, already masked. */
export function certificatePicture(palette: Palette, shown: ShownCertificate, pictures: PaperPictures): Drawing {
  const { face, template } = shown
  // Also where the paper has gone from the store: its words in mid-air would say nothing.
  return template === null || pictures.paper === ''
    ? plainSheet(palette, face, pictures)
    : issuersPaper(template, shown, pictures)
}
