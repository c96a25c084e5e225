import { LAYOUTS } from '@campus/contracts/composition'
import { BRANDS } from '@campus/contracts/school'

import { frameParts } from './frame.model'

const ordinary = { special: false, brand: null } as const

test.each([
  ['main', true],
  ['news', true],
  ['notice', true],
  ['query', true],
  ['login', false],
  ['study', false],
] as const)('SH-16 the %s layout has the tools panel: %s', (layout, tools) => {
  expect(frameParts({ layout, ...ordinary })).toEqual({ brand: null, tools })
})

test.each(LAYOUTS.flatMap((layout) => BRANDS.map((brand) => [layout, brand] as const)))(
  'SH-85 CE-36 a flagged page of the %s layout wears the header of %s, without the tools panel',
  (layout, brand) => {
    expect(frameParts({ layout, special: true, brand })).toEqual({ brand, tools: false })
    expect(frameParts({ layout, special: false, brand }).brand).toBeNull()
    expect(frameParts({ layout, special: true, brand: null }).brand).toBeNull()
  },
)
