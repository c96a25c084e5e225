import { optionPairs, standStill, wordsOf } from './option-pairs.model'
import type { StoredOption } from './paper.schema'

const option = (text: string, index: number): StoredOption => {
  const key = String.fromCharCode(65 + index)
  return text.startsWith('<') ? { key, html: text, label: '' } : { key, html: '', label: text }
}
const options = (...texts: string[]): StoredOption[] => texts.map(option)

/** `A=B` for the same words at another letter, `A~B` for other words. */
const pairs = (before: StoredOption[], after: StoredOption[]): string =>
  optionPairs(before, after)
    .map((pair) => `${pair.before.key}${pair.isReworded ? '~' : '='}${pair.after.key}`)
    .sort()
    .join(' ')

test.each([
  ['one put in front', options('验电', '戴手套'), options('断开电源', '验电', '戴手套'), 'A=B B=C'],
  ['two that change places', options('验电', '戴手套'), options('戴手套', '验电'), 'A=B B=A'],
  ['one taken out', options('甲', '乙', '丙'), options('甲', '丙'), 'A=A C=B'],
  ['one corrected in its place', options('甲', '乙', '丙'), options('甲', '乙二', '丙'), 'A=A B~B C=C'],
  ['one corrected while the others move', options('甲', '乙', '丙'), options('丙', '乙二', '甲'), 'A=C B~B C=A'],
  ['one for two others', options('甲', '乙'), options('丙', '丁', '乙'), 'B=C'],
  ['two that say the same', options('甲', '甲'), options('甲', '乙', '甲'), 'A=A B=C'],
  ['words in another dress', options('Ａ 组', '乙'), options('<p><b>A 组</b></p>', '乙'), 'A=A B=B'],
])('%s: each is found by what it says', (_, before, after, found) => {
  expect(pairs(before, after)).toBe(found)
})

test('a power and a picture are part of what an option says', () => {
  const [power, plain] = options('<p>10<sup>2</sup></p>', '102')
  expect(power && plain && wordsOf(power) === wordsOf(plain)).toBe(false)
  const [one, other] = options('<img src="1.png">', '<img src="2.png">')
  expect(one && other && wordsOf(one) === wordsOf(other)).toBe(false)
})

test('tags that are text are what an option says', () => {
  const [one, other] = ['<br>', '<hr>'].map((label) => wordsOf({ key: 'A', html: '', label }))
  expect(one).not.toBe(other)
})

test('options stand still while words alone are corrected', () => {
  const before = options('甲', '乙', '丙')
  expect(standStill(before, options('甲', '乙二', '丙'))).toBe(true)
  expect(standStill(before, options('丁', '戊', '己'))).toBe(true)
  expect(standStill(before, options('乙', '甲', '丙'))).toBe(false)
  expect(standStill(before, options('甲', '乙', '丙', '丁'))).toBe(false)
  expect(standStill(before, options('甲', '乙'))).toBe(false)
  expect(standStill(before, options('乙', '丁', '丙'))).toBe(false)
})
