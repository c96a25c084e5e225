/** Invented people, made from a seed: head and shoulders in a box of 200 × 200, cut off at its lower edge. */
import type { Palette } from '../../platform/drawing/palette'
import { circle, element, ellipse, path, picture, rect, ring, stroke, type Drawing } from '../../platform/drawing/svg'
import { randomOf, type Random } from './random'

/** The headgear of each trade. */
export type Headwear = 'none' | 'helmet' | 'chef' | 'nurse' | 'cap'

const SKINS = ['#f6d3b8', '#efc3a2', '#e8b48e', '#dba27b'] as const
const HAIRS = ['#1f1a1c', '#2c2224', '#3b2a24', '#4a3328', '#77706c'] as const

const BLUSH = '#e8705f'
const FEATURES = '#2a2326'

type HairCut = (colour: string) => { readonly behind: Drawing; readonly front: Drawing }

const HAIR_CUTS: readonly [HairCut, ...HairCut[]] = [
  (colour) => ({
    behind: '',
    front: path(
      'M62 84C58 46 84 34 104 36C130 34 144 54 138 84C132 70 124 62 112 60C96 64 78 62 70 68C66 72 64 78 62 84Z',
      colour,
    ),
  }),
  (colour) => ({
    behind: path('M56 92C50 44 76 30 100 30S150 44 144 92C146 116 142 130 136 140H64C58 130 54 116 56 92Z', colour),
    front: path('M64 84C64 58 84 52 98 52C120 52 136 60 136 84C126 78 116 70 108 60C100 72 82 80 64 84Z', colour),
  }),
  (colour) => ({
    behind: [circle(100, 26, 17, colour), path('M60 88C56 48 78 36 100 36S144 48 140 88Z', colour)].join(''),
    front: path('M64 82C66 58 84 50 100 50S134 58 136 82C126 66 112 60 100 60S74 66 64 82Z', colour),
  }),
  (colour) => ({
    behind: '',
    front: path(
      'M62 82C56 44 80 38 92 40C112 28 146 40 138 82C136 74 132 68 128 64C110 70 84 68 72 60C66 66 64 74 62 82Z',
      colour,
    ),
  }),
  (colour) => ({
    behind: path(
      'M58 96C50 46 78 32 100 32S150 46 142 96C152 132 150 160 146 172H126V120H74V172H54C50 160 48 132 58 96Z',
      colour,
    ),
    front: path('M64 86C62 60 80 50 100 52C122 50 138 60 136 86C130 74 122 66 92 62C82 66 70 74 64 86Z', colour),
  }),
  (colour) => ({
    behind: '',
    front: path(
      'M64 78C62 52 80 40 100 40S138 52 136 78C134 68 130 62 126 60C112 56 88 56 74 60C70 62 66 68 64 78Z',
      colour,
    ),
  }),
]

/** A person without background, for a larger picture. */
export function person(p: Palette, random: Random, headwear: Headwear): Drawing {
  const skin = random.pick(SKINS)
  const hair = random.pick(HAIR_CUTS)(random.pick(HAIRS))
  const cloth = random.pick([p.base, p.deep, p.coral, p.sparkDeep, p.leaf, p.steelDark])
  const shirt = random.pick([p.white, p.mist, p.sparkSoft])
  const glasses = random.whole(0, 3) === 0
  return [
    headwear === 'chef' || headwear === 'nurse' || headwear === 'none' ? hair.behind : '',
    path(
      'M30 200C30 164 56 150 82 146H118C144 150 170 164 170 200Z',
      headwear === 'chef' || headwear === 'nurse' ? p.white : cloth,
    ),
    path('M78 146L100 178L122 146Z', shirt),
    path(
      'M78 146L100 178L88 190L68 150ZM122 146L100 178L112 190L132 150Z',
      headwear === 'none' ? p.night : p.steelLight,
      { opacity: headwear === 'none' ? 0.18 : 1 },
    ),
    path('M84 118H116V146C116 156 108 162 100 162S84 156 84 146Z', skin),
    path('M84 126H116V134Q100 146 84 134Z', p.night, { opacity: 0.12 }),
    circle(62, 92, 9, skin),
    circle(138, 92, 9, skin),
    path('M64 78C64 56 80 48 100 48S136 56 136 78V98C136 122 118 134 100 134S64 122 64 98Z', skin),
    circle(74, 106, 8, BLUSH, { opacity: 0.3 }),
    circle(126, 106, 8, BLUSH, { opacity: 0.3 }),
    ellipse(85, 92, 4, 5, FEATURES),
    ellipse(115, 92, 4, 5, FEATURES),
    stroke('M78 80Q85 76 92 80M108 80Q115 76 122 80', FEATURES, 2.6, { opacity: 0.7 }),
    stroke('M100 96Q98 102 101 104', '#8a4f3a', 2.2, { opacity: 0.5 }),
    stroke('M89 114Q100 123 111 114', '#8a3f38', 3),
    glasses
      ? [
          ring(85, 92, 12, p.night, 2.4),
          ring(115, 92, 12, p.night, 2.4),
          stroke('M97 91Q100 89 103 91', p.night, 2.4),
        ].join('')
      : '',
    headwear === 'none' || headwear === 'nurse' || headwear === 'chef' ? hair.front : '',
    HEADWEAR[headwear](p),
  ].join('')
}

const HEADWEAR: Record<Headwear, (p: Palette) => Drawing> = {
  none: () => '',
  helmet: (p) =>
    [
      path('M58 76C56 42 80 26 100 26S144 42 142 76Z', p.spark),
      rect(92, 22, 16, 50, p.sparkDeep, 6),
      rect(50, 70, 100, 12, p.sparkDeep, 6),
    ].join(''),
  cap: (p) =>
    [
      path('M60 74C58 44 80 32 100 32S142 44 140 74Z', p.deep),
      path('M58 72H142C152 74 158 80 158 84C130 76 90 76 58 80Z', p.base),
      circle(100, 54, 8, p.spark),
    ].join(''),
  chef: (p) =>
    [
      path('M66 62C44 60 44 30 66 30C72 10 96 8 104 18C118 6 140 14 138 32C158 34 154 62 134 62Z', p.white),
      rect(66, 52, 68, 18, p.steelLight, 3),
    ].join(''),
  nurse: (p) =>
    [
      path('M66 58C72 34 128 34 134 58L128 66H72Z', p.white),
      path('M96 42H104V47H109V55H104V60H96V55H91V47H96Z', p.coral),
    ].join(''),
}

/** A portrait to show beside a person's words. */
export function avatar(p: Palette, name: string): Drawing {
  const random = randomOf(`avatar ${name}`)
  const ground = random.pick([p.soft, p.mist, p.sparkSoft, p.bright])
  return picture(
    200,
    200,
    '头像',
    rect(0, 0, 200, 200, ground),
    circle(random.between(20, 180), random.between(10, 60), random.between(50, 90), p.white, { opacity: 0.35 }),
    person(p, random, random.whole(0, 7) === 0 ? 'cap' : 'none'),
  )
}

/** A holder's picture on a certificate. */
export function holderPortrait(p: Palette, name: string): Drawing {
  return picture(
    160,
    220,
    '证件照',
    rect(0, 0, 160, 220, p.mist),
    element(
      'svg',
      { x: 0, y: 20, width: 160, height: 200, viewBox: '20 0 160 200' },
      person(p, randomOf(`holder ${name}`), 'none'),
    ),
  )
}
