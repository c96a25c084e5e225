import { nameAsTyped, numberAsTyped } from './as-typed'

test.each([
  ['林小满', '林小满'],
  ['阿依古丽·买买提', '阿依古丽.买买提'],
  ['阿依古丽•买买提', '阿依古丽·买买提'],
  ['阿卜杜热西提·买买提江', '阿卜杜热西提·买'],
  ['Li Lei', 'lilei'],
  ['José María', 'JoseMari'],
  ['张 三', '张三'],
  ['张三\u200B', '张三'],
])('%s is found as %s', (stored, typed) => {
  expect(nameAsTyped(typed)).toBe(nameAsTyped(stored))
})

test.each([
  ['张三', '张四'],
  ['阿依古丽·买买提', '阿依古丽买买提'],
])('%s is not found as %s', (stored, typed) => {
  expect(nameAsTyped(typed)).not.toBe(nameAsTyped(stored))
})

test('nothing of a name in another script can be typed', () => {
  expect(nameAsTyped('Иван')).toBe('')
})

test('a name never ends in half a character', () => {
  expect(nameAsTyped('一二三四五六七𠮷')).toBe('一二三四五六七')
})

test.each([
  ['S100012026000001', 's100012026000001'],
  ['S100012026000001', 'Ｓ１０００１２０２６０００００１'],
  ['S10001 2026 000001', 'S100012026000001'],
  ['MH–S–2026–0001', 'mh-s-2026-0001'],
  ['MH-S-2026-0001', 'MH—S−2026－0001'],
])('the number %s is found as %s', (stored, typed) => {
  expect(numberAsTyped(typed)).toBe(numberAsTyped(stored))
})
