import type { Palette } from '../../../platform/drawing/palette'
import type { Drawing } from '../../../platform/drawing/svg'

/** A subject drawn in a box of 240 × 240, standing on about y = 214. */
export type Motif = (palette: Palette) => Drawing
