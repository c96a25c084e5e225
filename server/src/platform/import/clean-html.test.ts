/**
 * What an import keeps of HTML is what pages show of it; the rest is told.
 * @jest-environment jsdom
 */
import * as fc from 'fast-check'

import { sanitiserIn } from '@campus/ui/sanitise-html'

import { HTML_FILES, htmlCell } from './cells'
import { cleanHtml } from './clean-html'

const sanitise = sanitiserIn(window)

/** Elements and attributes by how often they are there, and styles by their names. */
function partsOf(root: ParentNode): string[] {
  const parts = [...root.querySelectorAll('*')].flatMap((element) => [
    `<${element.localName}>`,
    ...[...element.attributes].map(({ name }) => name),
    ...(element.getAttribute('style') ?? '').split(';').map((one) => one.split(':')[0] ?? ''),
  ])
  return parts.map((part) => part.replace('--author-', '')).sort()
}

/** What the page gives to pictures, links and sounds by itself. */
const OWN = ['alt', 'loading', 'decoding', 'referrerpolicy', 'target', 'rel', 'controls', 'preload']

const nameOf = fc.constantFrom(
  ...['p', 'div', 'a', 'img', 'span', 'b', 'font', 'center', 'video', 'audio', 'source', 'script', 'iframe'],
  ...['table', 'td', 'h1', 'h2', 'ol', 'li', 'u', 'mark', 'form', 'input', 'template', 'details', 'svg'],
)
const attribute = fc.oneof(
  fc.constantFrom(
    'hidden',
    'class="a"',
    'id="b"',
    'onclick="x()"',
    'controls',
    'dir="rtl"',
    'title="一"',
    'width="40"',
  ),
  fc
    .tuple(
      fc.constantFrom('href', 'src'),
      fc.constantFrom('/news', 'https://a.example/b', 'http://a.example/', 'javascript:x()', '//a.example', 'b.pdf'),
    )
    .map(([name, value]) => `${name}="${value}"`),
  fc
    .array(
      fc.constantFrom(
        ...['color:red', 'color: var(--x)', 'display:none', 'text-align:center', 'font-size:20px', 'margin:0'],
        ...['width:50%', 'width:calc(1px)', 'background:url(x)', 'FONT-WEIGHT:bold', 'text-indent:2em', 'x', ''],
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((styles) => `style="${styles.join(';')}"`),
)
const html = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('文字', 'a<b 且 c>d', '&amp;', ' '),
    fc
      .tuple(
        nameOf,
        fc.uniqueArray(attribute, { maxLength: 3, selector: (one) => one.split('=')[0] }),
        fc.array(tie('node'), { maxLength: 3 }),
      )
      .map(([name, attributes, inner]) => `<${[name, ...attributes].join(' ')}>${inner.join('')}</${name}>`),
  ),
})).node

test.each([true, false])('pages drop nothing of what is kept, with sounds: %s', (sounds) => {
  fc.assert(
    fc.property(html, (text) => {
      const { html: kept } = cleanHtml(text, { sounds })
      const holder = document.createElement('div')
      holder.innerHTML = kept
      const shown = sanitise(kept, { audio: sounds })
      expect(partsOf(shown).filter((part) => !OWN.includes(part))).toEqual(
        partsOf(holder).filter((part) => !OWN.includes(part)),
      )
      expect(shown.textContent).toBe(holder.textContent)
    }),
    { numRuns: 1000 },
  )
})

test('what is not kept is told by its name', () => {
  fc.assert(
    fc.property(fc.array(attribute, { maxLength: 4 }), (attributes) => {
      const given = attributes.join(' ')
      const { html: kept, lost } = cleanHtml(`<p ${given}>文字</p>`)
      for (const name of ['hidden', 'class', 'id', 'onclick', 'controls']) {
        if (given.split(' ').some((one) => one.split('=')[0] === name)) expect(lost).toContain(name)
      }
      for (const name of ['display', 'font-size', 'margin', 'background']) {
        if (kept.includes(name)) throw new Error(`${name} is kept`)
      }
    }),
  )
  const { lost } = cleanHtml('<p style="display:none;color:red;margin:0"><a href="https://me@a.example/">一</a></p>')
  expect(lost).toEqual(['href', 'style display', 'style margin'])
})

test('what was hidden is told to be shown, and a sound where none is played', () => {
  const told: string[] = []
  const read = (text: string, sounds = false) => htmlCell({ sounds }).read(text, (note) => told.push(note))
  read('<p>题目</p><p style="display:none">答案</p>')
  read('<p hidden>答案</p>')
  read('<p>听</p><audio src="sounds/a.mp3" controls></audio>')
  expect(read('<audio src="sounds/a.mp3" controls></audio>', true)).toBe('<audio src="sounds/a.mp3"></audio>')
  expect(told).toEqual([
    'is taken without style display: what it hid is shown to everybody',
    'is taken without hidden: what it hid is shown to everybody',
    'is taken without <audio>, src, controls',
  ])
})

test('a link names a file of the folder, and no place of the page or program', () => {
  const links =
    '<a href="papers/a.pdf">一</a><a href="#b">二</a><a href="mailto:a@b.example">三</a><a href="/news">四</a>'
  const { html: kept } = cleanHtml(links)
  expect(HTML_FILES.namedIn(kept)).toEqual([
    { name: 'papers/a.pdf', use: 'material' },
    { name: '/news', use: 'material' },
  ])
  expect(HTML_FILES.renamed(kept, (name) => `/files/${name}?a&b`)).toBe(
    '<a href="/files/papers/a.pdf?a&amp;b">一</a><a href="#b">二</a><a href="mailto:a@b.example">三</a><a href="/files//news?a&amp;b">四</a>',
  )
})
