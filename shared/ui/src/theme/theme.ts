import { paletteOf, type Palette, type Scheme } from './palette'
import type { ColorRole } from './tokens'

/** The roundness of a school's corners. */
export type Corners = 'sharp' | 'soft' | 'round'

/** A school's own decisions about its look. */
export interface ThemeOptions {
  /** The brand colour, `#rrggbb` or `#rgb`. */
  readonly accent: string
  readonly radius?: Corners
}

const radii: Readonly<Record<Corners, readonly [s: number, m: number, l: number, full: number]>> = {
  sharp: [0, 2, 2, 2],
  soft: [6, 8, 14, 999],
  round: [10, 14, 24, 999],
}

const fontStack =
  '-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",sans-serif'

/** Font size and line height; the largest three shrink on a narrow screen. */
const typeScale = {
  xs: '.75rem/1.5',
  s: '.875rem/1.6',
  m: '1rem/1.7',
  l: '1.125rem/1.6',
  xl: '1.375rem/1.45',
  xxl: 'clamp(1.5rem,1.36rem + .6vw,1.75rem)/1.35',
  xxxl: 'clamp(1.75rem,1.5rem + 1.1vw,2.25rem)/1.25',
  display: 'clamp(2.125rem,1.5rem + 2.7vw,3.5rem)/1.15',
} as const

const shadows: Readonly<Record<Scheme, readonly [string, string, string]>> = {
  light: [
    '0 1px 2px rgb(16 24 40/.06)',
    '0 2px 4px rgb(16 24 40/.04),0 8px 24px rgb(16 24 40/.08)',
    '0 8px 16px rgb(16 24 40/.06),0 24px 64px rgb(16 24 40/.16)',
  ],
  dark: [
    '0 1px 2px rgb(0 0 0/.4)',
    '0 2px 4px rgb(0 0 0/.3),0 8px 24px rgb(0 0 0/.4)',
    '0 8px 16px rgb(0 0 0/.4),0 24px 64px rgb(0 0 0/.6)',
  ],
}

const cssName = (role: string): string => `--color-${role.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`

const declarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

function schemeCss(accent: string, scheme: Scheme): string {
  const palette: Palette = paletteOf(accent, scheme)
  const colors = (Object.keys(palette) as ColorRole[]).map((role) => [cssName(role), palette[role]] as const)
  const depth = shadows[scheme].map((value, index) => [`--shadow-${index + 1}`, value] as const)
  return declarations({ 'color-scheme': scheme, ...Object.fromEntries([...colors, ...depth]) })
}

function constantCss(corners: Corners): string {
  const [s, m, l, full] = radii[corners]
  const type = Object.entries(typeScale).map(([name, value]) => [`--text-${name}`, value] as const)
  return declarations({
    '--radius-s': `${s}px`,
    '--radius-m': `${m}px`,
    '--radius-l': `${l}px`,
    '--radius-full': `${full}px`,
    '--font-sans': fontStack,
    ...Object.fromEntries(type),
    '--motion-fast': '120ms',
    '--motion-base': '180ms',
  })
}

/**
 * The design tokens of one school as CSS text, for a `<style>` in the document's head. Light by
 * default, dark when the visitor's system says so; `data-scheme` on the root element overrides both.
 * Throws a TypeError when `accent` is not a hexadecimal colour.
 */
export function themeCss({ accent, radius = 'soft' }: ThemeOptions): string {
  const dark = schemeCss(accent, 'dark')
  return [
    `:root{${constantCss(radius)};${schemeCss(accent, 'light')}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
    `:root[data-scheme=dark]{${dark}}`,
    '@media (prefers-reduced-motion:reduce){:root{--motion-fast:0s;--motion-base:0s}}',
  ].join('')
}

export { paletteOf } from './palette'
