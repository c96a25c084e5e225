/**
 * The only source of colour, space and type for components. Colours, radii, shadows, type and motion are CSS
 * variables, because a school's brand and the visitor's scheme change them. Space, layers and breakpoints are
 * plain values, because nothing changes them.
 */

/** Colour roles. Which pairs are readable together is listed in `theme/contrast.ts`. */
export const color = {
  bg: 'var(--color-bg)',
  surface: 'var(--color-surface)',
  surfaceSunken: 'var(--color-surface-sunken)',
  surfaceRaised: 'var(--color-surface-raised)',
  text: 'var(--color-text)',
  textMuted: 'var(--color-text-muted)',
  textSubtle: 'var(--color-text-subtle)',
  /** Decorative hairlines. */
  border: 'var(--color-border)',
  /** Outlines of controls: 3:1 against every surface. */
  borderStrong: 'var(--color-border-strong)',
  /** Fill of the main action, as close to the brand as readable `onAccent` allows. */
  accent: 'var(--color-accent)',
  accentStrong: 'var(--color-accent-strong)',
  accentSoft: 'var(--color-accent-soft)',
  onAccent: 'var(--color-on-accent)',
  /** The brand as text, and as any mark with a meaning (tab line, tick, chosen page). */
  accentText: 'var(--color-accent-text)',
  danger: 'var(--color-danger)',
  dangerStrong: 'var(--color-danger-strong)',
  dangerSoft: 'var(--color-danger-soft)',
  onDanger: 'var(--color-on-danger)',
  dangerText: 'var(--color-danger-text)',
  success: 'var(--color-success)',
  successSoft: 'var(--color-success-soft)',
  successText: 'var(--color-success-text)',
  warning: 'var(--color-warning)',
  warningSoft: 'var(--color-warning-soft)',
  warningText: 'var(--color-warning-text)',
  focus: 'var(--color-focus)',
  overlay: 'var(--color-overlay)',
} as const

export type ColorRole = keyof typeof color

/** Steps of 4 px. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
  24: '96px',
} as const

export type SpaceStep = keyof typeof space

export const radius = {
  s: 'var(--radius-s)',
  m: 'var(--radius-m)',
  l: 'var(--radius-l)',
  full: 'var(--radius-full)',
} as const

export const shadow = {
  1: 'var(--shadow-1)',
  2: 'var(--shadow-2)',
  3: 'var(--shadow-3)',
} as const

export const font = { sans: 'var(--font-sans)' } as const

/** Size and line height together, for the shorthand: `font: ${weight.bold} ${text.xl} ${font.sans}`. */
export const text = {
  xs: 'var(--text-xs)',
  s: 'var(--text-s)',
  m: 'var(--text-m)',
  l: 'var(--text-l)',
  xl: 'var(--text-xl)',
  xxl: 'var(--text-xxl)',
  xxxl: 'var(--text-xxxl)',
  display: 'var(--text-display)',
} as const

export const weight = { regular: 400, medium: 500, bold: 600 } as const

/** Durations; both are 0 s for a visitor who prefers reduced motion. */
export const motion = {
  fast: 'var(--motion-fast)',
  base: 'var(--motion-base)',
} as const

export const size = {
  content: '1200px',
  headerHeight: 'var(--header-height, 64px)',
} as const

/** Conditions for `@media ${media.phone} { … }`. */
export const media = {
  phone: '(max-width: 767px)',
  tablet: '(min-width: 768px) and (max-width: 991px)',
  /** A phone or a tablet. */
  belowDesktop: '(max-width: 991px)',
  desktop: '(min-width: 992px)',
  /** Too narrow for the full content column. */
  belowWide: '(max-width: 1199px)',
  /** There is room beside the content column, and the tools of every page stand in it. */
  besideColumn: '(min-width: 1400px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** What starts or ends out of sight does so for those alone who like motion. */
  motion: '(prefers-reduced-motion: no-preference)',
  noScript: '(scripting: none)',
} as const

/** Stacking order of the layers above the page. */
export const layer = { header: 100, panel: 200, dialog: 300, toast: 400 } as const
