import { paperDeed } from './paper-keys.model'

const pressed = { key: 'n', code: 'KeyN', altKey: true, ctrlKey: false, metaKey: false, shiftKey: false }

test.each([
  ['the letter', {}, 'next'],
  ['the letter with the capitals locked', { key: 'N' }, 'next'],
  ['the letter on a keyboard that has it elsewhere', { key: 'n', code: 'KeyB' }, 'next'],
  ['the dead key that a Mac makes of it', { key: 'Dead' }, 'next'],
  ['the character that a Mac makes of another', { key: 'π', code: 'KeyP' }, 'previous'],
  ['the mark', { key: 'm', code: 'KeyM' }, 'mark'],
  ['the card', { key: 'k', code: 'KeyK' }, 'card'],
  ['the letter alone', { altKey: false }, null],
  ['with a further key', { ctrlKey: true }, null],
  ['with shift', { shiftKey: true }, null],
  ['with the command key', { metaKey: true }, null],
  ['an arrow', { key: 'ArrowRight', code: 'ArrowRight' }, null],
  ['another letter', { key: 'x', code: 'KeyX' }, null],
])('Alt and %s', (_, change, deed) => {
  expect(paperDeed({ ...pressed, ...change }, false)).toBe(deed)
})

test.each([
  ['the letter', {}, 'next'],
  ['the character that a Mac makes of it', { key: 'µ', code: 'KeyM' }, null],
  ['the accent that a Mac makes of it', { key: 'Dead' }, null],
])('in a field of text: Alt and %s', (_, change, deed) => {
  expect(paperDeed({ ...pressed, ...change }, true)).toBe(deed)
})
