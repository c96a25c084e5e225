import { asMarkup, beginsWithTag, lostMarkup } from './markup'

test.each([
  ['若a<b，则下列正确的是', '若a&lt;b，则下列正确的是'],
  ['设$a<b$，求较大者', '设$a&lt;b$，求较大者'],
  ['a<b 且 c>d', 'a&lt;b 且 c>d'],
  ['a<b and c>d', 'a&lt;b and c>d'],
  ['若a < b，且 1<3', '若a &lt; b，且 1&lt;3'],
  ['年龄x<y岁', '年龄x&lt;y岁'],
  ['<<安全生产法>>', '&lt;&lt;安全生产法>>'],
  ['<i<3 and <b', '&lt;i&lt;3 and &lt;b'],
  ['末尾<', '末尾&lt;'],
  ['<!-- nobody ends it', '&lt;!-- nobody ends it'],
  ['<p>a<b</p>', '<p>a&lt;b</p>'],
])('%s: a < that opens no tag is text', (text, expected) => {
  expect(asMarkup(text)).toBe(expected)
})

test.each([
  '<p>一</p>',
  '<BR/>',
  '<br />',
  '<img src="pictures/1.png" alt="a>b">',
  "<a href='/x' target=_blank>去</a>",
  '<audio controls src="/a.mp3"></audio>',
  '<!-- said nowhere -->',
  '<o:p></o:p>',
  '<font color=red>红</font>',
  '<p onclick="x()" @click="y">',
  '1 > 0 &amp; 2 &lt; 3',
])('%s stays', (text) => {
  expect(asMarkup(text)).toBe(text)
})

test.each([
  ['<b>乙</b>', true],
  ['<b', false],
  ['<b及以下', false],
  ['甲<b>乙</b>', false],
  ['', false],
])('%j begins with a tag: %s', (text, expected) => {
  expect(beginsWithTag(text)).toBe(expected)
})

test('elements and attributes that are gone are named once', () => {
  const before =
    '<p class="a" onclick="x()">一<font size=3>二</font><FONT>三</FONT><script>x</script></p><p class="b">四</p>'
  expect(lostMarkup(before, '<p>一二三</p><p>四</p>')).toEqual(['class', 'onclick', '<font>', 'size', '<script>'])
  expect(lostMarkup('<p dir="ltr">一<br></p>', '<p dir="ltr">一<br /></p>')).toEqual([])
})

test('a long text of openings takes no long time', () => {
  const text = '<p '.repeat(50_000)
  expect(asMarkup(text)).toBe('&lt;p '.repeat(50_000))
})
