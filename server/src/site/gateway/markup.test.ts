import fc from 'fast-check'

import { attribute, scriptJson } from './markup'

test('JSON in a script reads back as it was', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      (value) => JSON.stringify(JSON.parse(scriptJson(value).source)) === JSON.stringify(value),
    ),
  )
})

test.each(['</script><script>alert(1)</script>', '<!--<script>', '-->', ']]>', '\u2028', '\u2029', '&lt;'])(
  '%j cannot leave a JSON script',
  (text) => {
    const { source } = scriptJson({ name: text, [text]: 1 })
    expect(source).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(source)).toEqual({ name: text, [text]: 1 })
  },
)

test('an attribute’s value cannot leave it, and an empty one is left out', () => {
  expect(attribute('content', `a" onload='x' <b>&`).source).toBe(' content="a&quot; onload=&#39;x&#39; &lt;b&gt;&amp;"')
  expect(attribute('integrity', '').source).toBe('')
})
