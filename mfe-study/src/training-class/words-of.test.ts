import { wordsOf } from './words-of'

test('ST-CLASS-41 the intro is plain text', () => {
  expect(wordsOf('<p>先看懂，<b>再动手</b>。</p>\n<ul><li>一</li></ul><img src=x onerror="alert(1)">')).toBe(
    '先看懂，再动手。 一',
  )
})
