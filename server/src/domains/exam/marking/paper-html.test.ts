import { paperHtml } from './paper-html'

const source = (text: string): string => paperHtml(text).source

test.each([
  [
    String.raw`<p>电阻 \(R=\frac{U}{I}\)</p>`,
    /^<p>电阻 <span class="katex"><math[^]*<mfrac>[^]*<\/math><\/span><\/p>$/,
  ],
  ['每次 $10\\div5=2$ 片', /^每次 <span class="katex"><math[^]*<\/math><\/span> 片$/],
  [String.raw`$$a &lt; b$$`, /display="block"[^]*<mo>&lt;<\/mo>/],
  ['$中文$', /<mtext>中文<\/mtext>|中文/],
])('%j has its formulas as MathML, without their source', (text, expected) => {
  expect(source(text)).toMatch(expected)
  expect(source(text)).not.toContain('annotation')
})

test.each([
  ['门票 $5，午餐 $6', '门票 $5，午餐 $6'],
  ['<code>$x$</code>', '<code>$x$</code>'],
  ['a &lt; b &amp; c', 'a &lt; b &amp; c'],
  [String.raw`\(\frac{\)`, String.raw`\(\frac{\)`],
])('%j stays as it is written', (text, expected) => {
  expect(source(text)).toBe(expected)
})

test('a sound has its controls', () => {
  expect(source('<audio src="https://media.example/a.mp3"></audio>')).toMatch(/^<audio [^>]*controls/)
})

test('nothing runs and nothing is styled', () => {
  expect(source('<p style="color:red" onclick="x()">a<script>alert(1)</script></p>')).toBe('<p>a</p>')
  expect(source(String.raw`\(\href{javascript:alert(1)}{x}\)`)).not.toContain('href="javascript')
})
