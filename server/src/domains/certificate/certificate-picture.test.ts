import fc from 'fast-check'

import { paletteOf } from '../../platform/drawing/palette'
import { skillFace, trainingFace, type CertificateFace, type Template } from './certificate-face'
import { certificatePicture } from './certificate-picture'
import type { SkillRow, TrainingRow } from './certified-subject'
import { fittedSize, linesOf } from './fitted'
import { FIELD_NAMES } from './template-fields.model'

const palette = paletteOf('#2456a6')
const NONE = { paper: '', portrait: '', seal: '' }
const PNG = 'data:image/png;base64,AAAA'

const skill: SkillRow = {
  tenantId: '1',
  id: 's1',
  certificateCode: 'S-1',
  name: '王一',
  card: '990105199803120028',
  mobile: '',
  professionName: '电工',
  typeOfWorkName: '低压电工',
  level: '四级/中级工',
  sendDate: '2026-06-08',
  portrait: '',
  templateId: null,
  hasPicture: true,
  revokedAt: null,
}

const training: TrainingRow = {
  tenantId: '1',
  id: 't1',
  certificateNum: 'T-1',
  studentName: '王一',
  idType: '',
  idCard: '',
  mobile: '',
  productName: '电工入门',
  agencyName: '',
  startTime: '2026-03-01',
  endTime: '2026-06-08',
  portrait: '',
  templateId: null,
  hasPicture: true,
  revokedAt: null,
}

const template: Template = {
  tenantId: '1',
  id: 'te1',
  title: '',
  subtitle: '',
  paper: '/files/1/p/paper.png',
  paperWidth: 200,
  paperHeight: 280,
  seal: '',
  fields: [
    { field: 'name', x: 20, y: 50, width: 60, height: 6, align: 'centre' },
    { field: 'certificateCode', x: 20, y: 60, width: 60, height: 5 },
    { field: 'portrait', x: 120, y: 40, width: 30, height: 42 },
    { field: 'seal', x: 120, y: 200, width: 40, height: 40 },
  ],
}

const plain = (face: CertificateFace, pictures = NONE) =>
  certificatePicture(palette, { face, texts: new Map(), portrait: '', template: null }, pictures)

test('nothing is invented: no face, no seal and no picture that was not brought', () => {
  const drawing = plain(skillFace(skill, '江北学校'))
  expect(drawing).not.toMatch(/样例|<image|<ellipse|textPath/)
  for (const text of ['王一', 'S-1', '江北学校', '2026年6月8日', '达到电工四级/中级工水平']) {
    expect(drawing).toContain(text)
  }
})

test('the holder’s picture and the issuer’s seal are drawn where they are brought, each alone and together', () => {
  const face = skillFace(skill, '江北学校')
  const pictures = (drawing: string) => [...drawing.matchAll(/<image [^>]*href="([^"]+)"/g)].map(([, data]) => data)
  expect(pictures(plain(face, { ...NONE, portrait: PNG }))).toEqual([PNG])
  expect(pictures(plain(face, { ...NONE, seal: PNG }))).toEqual([PNG])
  expect(pictures(plain(face, { ...NONE, portrait: 'data:a', seal: 'data:b' }))).toEqual(['data:a', 'data:b'])
})

test.each<[string, Partial<TrainingRow>, string[]]>([
  ['both days', {}, ['于2026年3月1日至2026年6月8日参加', '电工入门学习，考核合格，准予结业。']],
  ['no start', { startTime: null }, ['于2026年6月8日前参加', '电工入门学习，考核合格，准予结业。']],
  ['no end', { endTime: null }, ['自2026年3月1日起参加', '电工入门学习，考核合格，准予结业。']],
  ['no day', { startTime: null, endTime: null }, ['参加电工入门学习，考核合格，准予结业。']],
  ['nothing', { startTime: null, endTime: null, productName: '' }, ['参加培训学习，考核合格，准予结业。']],
])('the sentence of a training with %s has no hole', (_, change, statement) => {
  expect(trainingFace({ ...training, ...change }, '江北学校').statement).toEqual(statement)
})

test('what a skill certificate does not say has no label either', () => {
  const bare = { ...skill, card: '', professionName: '', typeOfWorkName: '', level: '', sendDate: null }
  const face = skillFace(bare, '江北学校')
  expect(face).toMatchObject({ statement: ['经考核合格，特发此证。'], facts: [], date: '' })
  expect(plain(face)).not.toMatch(/职业名称|技能等级<|证件号码|NaN|null|undefined/)
  expect(trainingFace(training, '江北学校').issuer).toBe('江北学校')
})

test('a long statement stands in two lines, each within its width', () => {
  const text = '一个很长的培训项目名称'.repeat(6)
  const lines = linesOf(text, { size: 23, width: 680, most: 2 })
  expect(lines).toHaveLength(2)
  expect(lines.join('')).toBe(text)
  expect(linesOf('短', { size: 23, width: 680, most: 2 })).toEqual(['短'])
})

describe('on the issuer’s paper', () => {
  const texts = new Map([
    ['name', '王一'],
    ['certificateCode', 'S-1'],
    ['level', '四级'],
  ] as const)
  const shown = { face: skillFace(skill, '江北学校'), texts, portrait: '', template }

  test('everything stands in its place, and nothing else does', () => {
    const drawing = certificatePicture(palette, shown, { paper: PNG, portrait: 'data:face', seal: '' })
    expect(drawing).toContain('viewBox="0 0 200 280"')
    expect(drawing).toContain(`<image x="0" y="0" width="200" height="280" href="${PNG}" preserveAspectRatio="none"/>`)
    expect(drawing).toContain('<image x="120" y="40" width="30" height="42" href="data:face"')
    expect(drawing).toMatch(/<text x="50" y="55\.2"[^>]*text-anchor="middle"[^>]*>王一<\/text>/)
    expect(drawing).toMatch(/<text x="20" y="64\.3"[^>]*>S-1<\/text>/)
    expect(drawing).not.toMatch(/四级|经考核|江北学校/)
  })

  test('without the paper’s picture it is a plain sheet', () => {
    expect(certificatePicture(palette, shown, NONE)).toContain('职业技能等级证书')
  })
})

test('texts from a record neither become markup nor leave their place', () => {
  const wild = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(wild, (text) => {
      const texts = new Map(FIELD_NAMES.map((field) => [field, text] as const))
      const face = trainingFace({ ...training, studentName: text, productName: text, agencyName: text }, text)
      const drawings = [
        plain(face, { ...NONE, portrait: PNG }),
        certificatePicture(palette, { face, texts, portrait: '', template }, { ...NONE, paper: PNG }),
      ]
      return drawings.every((drawing) => !/<script|NaN|undefined|Infinity|[\u0000-\u0008]/.test(drawing))
    }),
  )
  expect(plain({ ...skillFace(skill, ''), holder: '</text><script>alert(1)</script>' })).not.toContain('<script')
  fc.assert(fc.property(wild, (text) => fittedSize(text, { size: 20, width: 400 }) * [...text].length * 0.6 <= 401))
})
