import encodeQR from 'qr'

import type { Palette } from '../../platform/drawing/palette'
import { element, group, picture, rect, stroke, type Drawing } from '../../platform/drawing/svg'

/** Sizes of the picture, and of the code with its border of one light module, in the picture's units. */
const SIDE = 400
const CODE_SIDE = 312

/** A QR code that phones read as the school's contact, in the school's colours, 400 × 400. */
export function contactCard(p: Palette, contact: { readonly name: string; readonly phone: string }): Drawing {
  const modules = encodeQR(`MECARD:N:${contact.name};TEL:${contact.phone};;`, 'raw', { ecc: 'low', border: 1 })
  const size = CODE_SIDE / modules.length
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  )
  const margin = String((SIDE - CODE_SIDE) / 2)
  return picture(
    SIDE,
    SIDE,
    `${contact.name} 客服二维码`,
    rect(0, 0, SIDE, SIDE, p.white, 24),
    group(
      `translate(${margin} ${margin}) scale(${String(size)})`,
      element('path', { d: dark.join(''), fill: p.night, 'shape-rendering': 'crispEdges' }),
    ),
    stroke(
      'M12 62V36Q12 12 36 12H62M338 12H364Q388 12 388 36V62M388 338V364Q388 388 364 388H338M62 388H36Q12 388 12 364V338',
      p.base,
      7,
    ),
  )
}
