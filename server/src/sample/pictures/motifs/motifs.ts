import * as campus from './campus'
import * as care from './care'
import * as digital from './digital'
import * as industry from './industry'
import * as kitchen from './kitchen'

/** Every subject a picture can show, by the name its address carries. */
export const MOTIFS = { ...industry, ...care, ...kitchen, ...digital, ...campus }

export type MotifName = keyof typeof MOTIFS

export function isMotifName(name: string): name is MotifName {
  return Object.hasOwn(MOTIFS, name)
}
