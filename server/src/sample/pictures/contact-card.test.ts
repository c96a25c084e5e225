import decodeQR from 'qr/decode.js'

import { paletteOf } from '../../platform/drawing/palette'
import { contactCard } from './contact-card'

const QUIET_ZONE = 4
const MODULE_PIXELS = 6

/** The text that a camera reads from a card's code, drawn black on white. */
function textOf(drawing: string): string {
  const modules = [...drawing.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  const side = (Math.max(...modules.flat()) + 1 + 2 * QUIET_ZONE) * MODULE_PIXELS
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [x, y] of modules) {
    for (let row = 0; row < MODULE_PIXELS; row += 1) {
      const start = ((y + QUIET_ZONE) * MODULE_PIXELS + row) * side + (x + QUIET_ZONE) * MODULE_PIXELS
      for (let pixel = start; pixel < start + MODULE_PIXELS; pixel += 1) data.fill(0, pixel * 4, pixel * 4 + 3)
    }
  }
  return decodeQR({ width: side, height: side, data }, { timeLimit: 5000 })
}

test.each([
  { name: '启明职业培训学校', phone: '400-000-0188' },
  { name: 'A', phone: '1' },
  { name: '海岚健康技能学院'.repeat(6), phone: '0571-00000000' },
])('a telephone reads $name from the card', (contact) => {
  const drawing = contactCard(paletteOf('#2456a6'), contact)
  expect(textOf(drawing)).toBe(`MECARD:N:${contact.name};TEL:${contact.phone};;`)
})

test('the code fills the same square, however much it holds', () => {
  for (const length of [1, 40, 200]) {
    const drawing = contactCard(paletteOf('#2456a6'), { name: 'x'.repeat(length), phone: '1' })
    const [, x, y, scale] = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(drawing) ?? []
    const columns = [...drawing.matchAll(/M(\d+) \d+h1/g)].map(([, column]) => Number(column))
    expect([x, y, Math.min(...columns)]).toEqual(['44', '44', 1])
    expect((Math.max(...columns) + 2) * Number(scale)).toBeCloseTo(400 - 2 * 44)
  }
})
