import { html } from './html'

test.each([
  ['text', html`<p>${`<b> & "it's"`}</p>`, '<p>&lt;b&gt; &amp; &quot;it&#39;s&quot;</p>'],
  ['a number', html`<td>${7}</td>`, '<td>7</td>'],
  ['HTML made here', html`<p>${html`<b>${'<i>'}</b>`}</p>`, '<p><b>&lt;i&gt;</b></p>'],
  ['a list of it', html`<ul>${[html`<li>a</li>`, html`<li>b</li>`]}</ul>`, '<ul><li>a</li><li>b</li></ul>'],
  ['nothing', html`<p></p>`, '<p></p>'],
  ['several parts', html`${'a'}-${'b'}-${'c'}`, 'a-b-c'],
])('%s is put into a page', (_, { source }, expected) => {
  expect(source).toBe(expected)
})
