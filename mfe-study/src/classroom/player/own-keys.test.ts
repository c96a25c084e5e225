import { isOwnKey } from './own-keys'

test('who is typing or choosing keeps their keys', () => {
  document.body.innerHTML = '<textarea></textarea><button></button><input type="range"><select></select>'
  const own = (selector: string, key: string) => isOwnKey(document.querySelector(selector), key)
  expect([own('textarea', 'k'), own('select', 'k')]).toEqual([true, true])
  expect([own('button', ' '), own('button', 'k')]).toEqual([true, false])
  expect([own('input', 'ArrowLeft'), own('input', 'k')]).toEqual([true, false])
  expect(isOwnKey(null, 'k')).toBe(false)
})

test.each([
  ['input', '<input>', 'k', true],
  ['[contenteditable]', '<p contenteditable></p>', 'k', true],
  ['[role=dialog] button', '<div role="dialog"><button></button></div>', 'k', true],
  ['[role=alertdialog] button', '<div role="alertdialog"><button></button></div>', 'k', true],
  ['[role=tab]', '<div role="tablist"><p role="tab"></p></div>', 'ArrowLeft', true],
  ['[role=tab]', '<div role="tablist"><p role="tab"></p></div>', 'k', false],
  ['[role=menuitem]', '<div role="menu"><p role="menuitem"></p></div>', 'Home', true],
  ['input', '<input type="range">', 'PageUp', true],
  ['input', '<input type="range">', 'End', true],
  ['a', '<a href="/"></a>', ' ', true],
  ['summary', '<details><summary></summary></details>', ' ', true],
  ['p', '<p></p>', ' ', false],
])('%s of %s uses the key %j itself: %s', (selector, html, key, own) => {
  document.body.innerHTML = html
  expect(isOwnKey(document.querySelector(selector), key)).toBe(own)
})
