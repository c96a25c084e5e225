import type { Palette } from './palette'
import { qrCode } from './qr-code'
import { element, group, picture, rect, stroke, type Drawing } from './svg'

/** A QR code a telephone reads as the school's contact, in the school's colours, 400 × 400. */
export function contactCard(p: Palette, contact: { readonly name: string; readonly phone: string }): Drawing {
  const modules = qrCode(`MECARD:N:${contact.name};TEL:${contact.phone};;`)
  const size = 8
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  )
  return picture(
    400,
    400,
    `${contact.name} 客服二维码`,
    rect(0, 0, 400, 400, p.white, 24),
    group(
      `translate(${String((400 - modules.length * size) / 2)} ${String((400 - modules.length * size) / 2)}) scale(${String(size)})`,
      element('path', { d: dark.join(''), fill: p.night, 'shape-rendering': 'crispEdges' }),
    ),
    stroke(
      'M12 62V36Q12 12 36 12H62M338 12H364Q388 12 388 36V62M388 338V364Q388 388 364 388H338M62 388H36Q12 388 12 364V338',
      p.base,
      7,
    ),
  )
}
