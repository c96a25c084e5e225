import * as fc from 'fast-check'

import { phrasesOf } from './phrases.model'

test.each([
  ['数控车工技能提升班', ['数控车工', '技能', '提升班']],
  ['电工（四级）', ['电工', '（四级）']],
  ['全程120课时，包教包会', ['全程', '120课时，', '包教包会']],
  ['满300元可用', ['满', '300元', '可用']],
  ['2026-11-23 至 2027-01-22', ['2026-11-23 ', '至 ', '2027-01-22']],
  ['to Jan\u00a022,\u00a02027', ['to ', 'Jan\u00a022,\u00a02027']],
  ['西式面点，零基础可报', ['西式面点，', '零基础可报']],
  ['开课，四十二名学员', ['开课，', '四十二名', '学员']],
  ['本月理论机考场次安排', ['本月', '理论', '机考场次', '安排']],
  ['New courses', ['New ', 'courses']],
  ['', []],
])('a line of %s may end between %j', (text, phrases) => {
  expect(phrasesOf(text)).toEqual(phrases)
})

test('no character is lost or added', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => phrasesOf(text).join('') === text))
})
