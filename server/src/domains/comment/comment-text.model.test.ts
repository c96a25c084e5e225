import fc from 'fast-check'

import { commentText, publicName } from './comment-text.model'

test.each([
  ['  老师讲得很好 \n', '老师讲得很好'],
  ['第一行\r\n第二行\r第三行', '第一行\n第二行\n第三行'],
  ['上\n\n\n \n\n下', '上\n\n下'],
  ['上\n\n下', '上\n\n下'],
  ['上\n  \n   \n下', '上\n\n下'],
  ['上\n\n\n\n\n\n下', '上\n\n下'],
  ['上\n中\n\n下', '上\n中\n\n下'],
  ['上\n\n中\n下', '上\n\n中\n下'],
  ['a\tb', 'a b'],
  ['a\u0000b\u0008c\u007fd', 'abcd'],
  ['\u202etxt.exe\u2066倒\u2069', 'txt.exe倒'],
  ['\u200b\ufeff', ''],
  [' \t\n\u3000 ', ''],
  ['\ud800坏\udc00', '坏'],
  ['👩‍🔧 👍🏽', '👩‍🔧 👍🏽'],
  ['e\u0301', 'é'],
  ['<b onclick="x">&amp;</b>', '<b onclick="x">&amp;</b>'],
])('%j is kept as %j', (written, kept) => {
  expect(commentText(written)).toBe(kept)
})

test('whatever is written: twice is once, nothing unseen stays, it never grows much', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (written) => {
      const kept = commentText(written)
      expect(commentText(kept)).toBe(kept)
      expect(kept).not.toMatch(
        /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/u,
      )
    }),
    { numRuns: 2000 },
  )
})

test.each([
  [{ nickName: '木子', realName: '李小木' }, '木子'],
  [{ nickName: '', realName: '李小木' }, '李同学'],
  [{ nickName: '\u202e', realName: '𠮷田' }, '𠮷同学'],
  [{ nickName: '', realName: '' }, '同学'],
])('%j comments as %s', (person, name) => {
  expect(publicName(person)).toBe(name)
})
