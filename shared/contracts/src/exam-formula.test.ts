import { hasFormula, singleDollarsReplaced } from './exam-formula'

test.each([
  [String.raw`<p>\(x\)</p>`, true],
  [String.raw`\[x\]`, true],
  ['$$x$$', true],
  ['每次 $10\\div5=2$ 片', true],
  ['<p>x</p>', false],
  [String.raw`\(x`, false],
  [String.raw`a\(x\)`, true],
  [String.raw`b \) a`, false],
  [String.raw`\]\[`, false],
  ['$$', false],
  ['门票 $5，午餐 $6', false],
  ['费用$5和$6', false],
  ['echo $PATH and $HOME', false],
  ['一共 $5', false],
])('%j has a formula: %s', (html, has) => {
  expect(hasFormula(html)).toBe(has)
})

test.each([
  ['$x$ 和 $y^2$。', String.raw`\(x\) 和 \(y^2\)。`],
  ['$$x$$', '$$x$$'],
  [String.raw`\$5 和 \$6`, String.raw`\$5 和 \$6`],
  [String.raw`$\text{共 \$5}$`, String.raw`\(\text{共 \$5}\)`],
])('of %j becomes %j', (text, replaced) => {
  expect(singleDollarsReplaced(text)).toBe(replaced)
})
