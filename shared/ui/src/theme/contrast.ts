import type { ColorRole } from './tokens'

/** One guarantee of the palette: `over` is readable on `under`. */
export interface ContrastPair {
  readonly over: ColorRole
  readonly under: ColorRole
  /** WCAG 2.2 AA: 4.5 for text, 3 for outlines and marks. */
  readonly ratio: number
}

/** The surfaces that other colours may lie on. */
export const surfaces = ['bg', 'surface', 'surfaceSunken', 'surfaceRaised'] as const

const TEXT = 4.5
const MARK = 3

const pairs = (over: readonly ColorRole[], under: readonly ColorRole[], ratio: number): ContrastPair[] =>
  over.flatMap((upper) => under.map((lower) => ({ over: upper, under: lower, ratio })))

/** Every pair that a component may use; the palette keeps them readable for any brand colour, in both schemes. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text', 'textMuted', 'textSubtle'], [...surfaces, 'accentSoft'], TEXT),
  ...pairs(['accentText'], [...surfaces, 'accentSoft'], TEXT),
  ...pairs(['onAccent'], ['accent', 'accentStrong'], TEXT),
  ...pairs(['onDanger'], ['danger', 'dangerStrong'], TEXT),
  ...pairs(['text', 'textMuted'], ['dangerSoft', 'successSoft', 'warningSoft'], TEXT),
  ...pairs(['dangerText'], [...surfaces, 'dangerSoft'], TEXT),
  ...pairs(['successText'], [...surfaces, 'successSoft'], TEXT),
  ...pairs(['warningText'], [...surfaces, 'warningSoft'], TEXT),
  ...pairs(['borderStrong', 'focus'], [...surfaces, 'accentSoft'], MARK),
  ...pairs(['danger', 'success', 'warning'], surfaces, MARK),
]
