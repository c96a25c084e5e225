import { paletteOf } from '../../../platform/drawing/palette'
import { MOTIFS } from './motifs'

test.each(Object.keys(MOTIFS) as (keyof typeof MOTIFS)[])('the %s motif draws in any palette', (name) => {
  for (const accent of ['#000000', '#ffffff', '#c2410c', '#2456a6']) {
    const drawing = MOTIFS[name](paletteOf(accent))
    expect(drawing).toMatch(/^<[a-z]/)
    expect(drawing).not.toMatch(/NaN|undefined/)
  }
})
