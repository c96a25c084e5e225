import { surfaces } from './contrast'
import { contrast, hexOf, oklchOf, type Oklch } from './oklch'
import type { ColorRole } from './tokens'

export type Scheme = 'light' | 'dark'

/** A `#rrggbb` (or `rgb(…)` for the overlay) for every role. */
export type Palette = Readonly<Record<ColorRole, string>>

/** A margin above AA, so that rounding takes no pair below it. */
const TEXT = 4.6
const MARK = 3.1
const STEP = 0.005

const worst = (hex: string, against: readonly string[]): number =>
  Math.min(...against.map((other) => contrast(hex, other)))

/** Changes only the lightness, away from `start`, until it contrasts enough with every colour of `against`. */
function reach(start: Oklch, towards: 'darker' | 'lighter', against: readonly string[], ratio: number): string {
  const step = towards === 'darker' ? -STEP : STEP
  const end = towards === 'darker' ? 0 : 1
  let l = start.l
  let hex = hexOf(start)
  while (worst(hex, against) < ratio && Math.abs(end - l) > STEP) {
    l += step
    hex = hexOf({ ...start, l })
  }
  return hex
}

/** Lightness of the neutrals in each scheme. */
const neutrals = {
  light: {
    bg: 0.992,
    surface: 1,
    surfaceSunken: 0.968,
    surfaceRaised: 1,
    text: 0.23,
    muted: 0.46,
    subtle: 0.56,
    border: 0.905,
    outline: 0.68,
  },
  dark: {
    bg: 0.175,
    surface: 0.21,
    surfaceSunken: 0.192,
    surfaceRaised: 0.25,
    text: 0.94,
    muted: 0.77,
    subtle: 0.68,
    border: 0.31,
    outline: 0.5,
  },
} as const

/** Hues of the three meanings that a brand must not change. */
const meanings = {
  danger: { h: 26, c: 0.19 },
  success: { h: 152, c: 0.13 },
  warning: { h: 70, c: 0.14 },
} as const

interface Fill {
  readonly fill: string
  readonly strong: string
  readonly on: string
}

/**
 * A filled button in the brand's colour. Its text is white where that is readable; a lighter brand (a yellow,
 * a mint) keeps its colour and gets dark text instead.
 */
function fillOf(brand: Oklch, scheme: Scheme, page: readonly string[]): Fill {
  const white = '#ffffff'
  const hex = hexOf(brand)
  if (contrast(hex, white) < 3) {
    const on = reach({ l: 0.24, c: Math.min(0.04, brand.c), h: brand.h }, 'darker', [hex], TEXT)
    const strong = reach({ ...brand, l: brand.l > 0.9 ? brand.l - 0.04 : brand.l + 0.04 }, 'lighter', [on], TEXT)
    return { fill: hex, strong, on }
  }
  // On a dark page the fill must also contrast with its ground; the two limits leave a range.
  const visible = scheme === 'dark' ? oklchOf(reach(brand, 'lighter', page, MARK)) : brand
  const fill = reach({ ...visible, c: brand.c }, 'darker', [white], TEXT)
  const strong = hexOf({ ...oklchOf(fill), l: Math.max(0, oklchOf(fill).l - 0.06) })
  return { fill, strong, on: white }
}

function meaningOf(name: keyof typeof meanings, scheme: Scheme, page: readonly string[]) {
  const { h, c } = meanings[name]
  const light = scheme === 'light'
  const towards = light ? 'darker' : 'lighter'
  const soft = hexOf({ l: light ? 0.965 : 0.27, c: light ? 0.022 : 0.05, h })
  return {
    mark: reach({ l: light ? 0.62 : 0.66, c, h }, towards, page, MARK),
    soft,
    text: reach({ l: light ? 0.5 : 0.74, c, h }, towards, [...page, soft], TEXT),
  }
}

/** Every colour of one scheme, from one brand colour `#rrggbb`. Throws a TypeError for another form. */
export function paletteOf(accent: string, scheme: Scheme): Palette {
  const brand = oklchOf(accent)
  const light = scheme === 'light'
  const towards = light ? 'darker' : 'lighter'
  const level = neutrals[scheme]
  // Neutrals have a little of the brand's hue; a grey brand leaves them grey.
  const tint = Math.min(light ? 0.006 : 0.008, brand.c * 0.06)
  const neutral = (l: number, more = 1): Oklch => ({ l, c: tint * more, h: brand.h })

  const ground = {
    bg: hexOf(neutral(level.bg, 0.5)),
    surface: hexOf(neutral(level.surface)),
    surfaceSunken: hexOf(neutral(level.surfaceSunken)),
    surfaceRaised: hexOf(neutral(level.surfaceRaised)),
  }
  const page = surfaces.map((role) => ground[role])
  const accentSoft = hexOf({
    l: light ? 0.955 : 0.28,
    c: Math.min(light ? 0.03 : 0.05, brand.c * 0.4),
    h: brand.h,
  })
  const everywhere = [...page, accentSoft]
  const write = (start: Oklch) => reach(start, towards, everywhere, TEXT)

  const fill = fillOf(brand, scheme, page)
  const alarm = fillOf({ l: 0.55, ...meanings.danger }, scheme, page)
  const danger = meaningOf('danger', scheme, page)
  const success = meaningOf('success', scheme, page)
  const warning = meaningOf('warning', scheme, page)

  return {
    ...ground,
    text: write(neutral(level.text, 1.2)),
    textMuted: write(neutral(level.muted, 1.5)),
    textSubtle: write(neutral(level.subtle, 1.5)),
    border: hexOf(neutral(level.border, 1.5)),
    borderStrong: reach(neutral(level.outline, 2), towards, everywhere, MARK),
    accent: fill.fill,
    accentStrong: fill.strong,
    accentSoft,
    onAccent: fill.on,
    accentText: write(light ? brand : { ...brand, l: Math.max(brand.l, 0.68) }),
    danger: alarm.fill,
    dangerStrong: alarm.strong,
    dangerSoft: danger.soft,
    onDanger: alarm.on,
    dangerText: danger.text,
    success: success.mark,
    successSoft: success.soft,
    successText: success.text,
    warning: warning.mark,
    warningSoft: warning.soft,
    warningText: warning.text,
    // A grey brand has no hue for the focus ring: blue is the familiar one.
    focus: reach(
      { l: light ? 0.58 : 0.72, c: Math.max(brand.c, 0.12), h: brand.c < 0.02 ? 256 : brand.h },
      towards,
      everywhere,
      MARK,
    ),
    overlay: light ? 'rgb(15 20 28 / 0.48)' : 'rgb(0 0 0 / 0.62)',
  }
}
