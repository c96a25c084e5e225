import fc from 'fast-check'

import { contrastPairs } from './contrast'
import { contrast } from './oklch'
import { paletteOf, themeCss } from './theme'
import { color } from './tokens'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const scheme = fc.constantFrom('light' as const, 'dark' as const)

/** The pairs of one palette that lack contrast. */
function unreadable(accent: string, name: 'light' | 'dark'): string[] {
  const palette = paletteOf(accent, name)
  return contrastPairs
    .filter(({ over, under, ratio }) => contrast(palette[over], palette[under]) < ratio)
    .map(({ over, under }) => `${over} ${palette[over]} on ${under} ${palette[under]}`)
}

describe('palette', () => {
  test('every pair keeps WCAG AA, whatever the brand colour, in both schemes', () => {
    fc.assert(
      fc.property(hex, scheme, (accent, name) => expect(unreadable(accent, name)).toEqual([])),
      { numRuns: 3000 },
    )
  })

  test.each(['#000000', '#ffffff', '#808080', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff'])(
    'keeps it at the corner %s',
    (accent) => {
      expect([...unreadable(accent, 'light'), ...unreadable(accent, 'dark')]).toEqual([])
    },
  )

  test('a brand that bears white lettering is painted as it is', () => {
    expect(paletteOf('#1a5fb4', 'light')).toMatchObject({
      accent: '#1a5fb4',
      onAccent: '#ffffff',
      accentText: '#1a5fb4',
    })
  })

  test('a light brand is painted as it is, with dark lettering', () => {
    const { accent, onAccent } = paletteOf('#ffd400', 'light')
    expect(accent).toBe('#ffd400')
    expect(contrast(onAccent, '#ffffff')).toBeGreaterThan(10)
  })

  test('the main action stands out from a dark page', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        const palette = paletteOf(accent, 'dark')
        expect(contrast(palette.accent, palette.surface)).toBeGreaterThanOrEqual(3)
      }),
    )
  })
})

describe('theme', () => {
  const css = themeCss({ accent: '#1a5fb4' })
  const [constant = '', dark = '', chosen = '', still = ''] = css.split(/(?<=\})(?=@media|:root\[)/)

  test.each(Object.entries(color))('sets %s in each scheme', (_, variable) => {
    const declaration = `${variable.slice('var('.length, -1)}:`
    expect(constant).toContain(declaration)
    expect(dark).toContain(declaration)
    expect(chosen).toContain(declaration)
  })

  test('is dark when the system is, unless the visitor chose', () => {
    expect(constant).toMatch(/^:root\{.*color-scheme:light/)
    expect(dark).toMatch(/^@media \(prefers-color-scheme:dark\)\{:root:not\(\[data-scheme=light\]\)\{color-scheme:dark/)
    expect(chosen).toMatch(/^:root\[data-scheme=dark\]\{color-scheme:dark/)
  })

  test('nothing moves for who prefers that', () => {
    expect(still).toBe('@media (prefers-reduced-motion:reduce){:root{--motion-fast:0s;--motion-base:0s}}')
  })

  test('motion stays under 200 ms', () => {
    const durations = [...constant.matchAll(/--motion-\w+:(\d+)ms/g)].map(([, ms]) => Number(ms))
    expect(durations).toHaveLength(2)
    expect(Math.max(...durations)).toBeLessThan(200)
  })

  test.each([
    ['sharp', '2px'],
    ['soft', '8px'],
    ['round', '14px'],
  ] as const)('%s corners', (radius, medium) => {
    expect(themeCss({ accent: '#1a5fb4', radius })).toContain(`--radius-m:${medium}`)
  })

  test('cannot be broken out of', () => {
    expect(() => themeCss({ accent: '#fff}</style><script>' })).toThrow(TypeError)
    expect(css).not.toMatch(/[<>]/)
  })
})
