import { renderFormulas } from './formulas'

/** What the formulas of a text become. */
function rendered(text: string): HTMLElement {
  const content = document.createDocumentFragment()
  content.append(Object.assign(document.createElement('p'), { textContent: text }))
  renderFormulas(content)
  const shown = document.createElement('div')
  shown.append(content)
  return shown
}

test('a formula is drawn', () => {
  expect(rendered('$$\\frac{1}{2}$$').querySelectorAll('math mfrac')).toHaveLength(1)
})

test.each([
  ['a link', '\\href{javascript:alert(1)}{x}'],
  ['an address', '\\url{https://evil.example}'],
  ['a picture', '\\includegraphics{https://evil.example/x.png}'],
  ['an attribute', '\\htmlData{onclick=alert(1)}{x}'],
  ['a style', '\\htmlStyle{position:fixed}{x}'],
  ['a class and an id', '\\htmlClass{login}{x}\\htmlId{root}{x}'],
  ['markup', '\\text{<img src=x onerror=alert(1)>}'],
])('a formula that brings %s brings none of it', (_, formula) => {
  const shown = rendered(`$$${formula}$$`)
  expect(shown.querySelectorAll('a, img, mglyph, script, [href], [src], [id], [onclick], [onerror]')).toHaveLength(0)
  for (const element of shown.querySelectorAll('*')) {
    expect(element.getAttribute('style') ?? '').not.toContain('fixed')
    expect(element.getAttribute('class') ?? '').not.toContain('login')
  }
})

test('a formula that grows without end stays as source, and is over at once', () => {
  const shown = rendered('$$\\def\\x{\\x\\x}\\x$$')
  expect(shown.querySelector('math')).toBeNull()
  expect(shown).toHaveTextContent('\\def\\x')
})

test('no size is larger than twenty letters', () => {
  const shown = rendered('$$\\rule{9999em}{9999em}$$')
  expect(shown.innerHTML).not.toContain('9999em;')
  for (const space of shown.querySelectorAll('[width], [height]')) {
    expect(Number.parseFloat(space.getAttribute('width') ?? '0')).toBeLessThanOrEqual(20)
    expect(Number.parseFloat(space.getAttribute('height') ?? '0')).toBeLessThanOrEqual(20)
  }
})
