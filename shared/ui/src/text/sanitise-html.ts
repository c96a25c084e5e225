import createDOMPurify from 'dompurify'

import { ATTRIBUTES, judgeStyle, SOUND_TAGS, TEXT_TAGS } from '@campus/contracts/author-html'

/** The allowed tags besides text, tables and pictures. */
export interface SanitiseOptions {
  /** Sound, with the browser's own controls; it never plays by itself. */
  readonly audio?: boolean
}

/** Makes a fragment of foreign HTML that cannot run code, submit, load from elsewhere or imitate the page. */
export type SanitiseHtml = (html: string, options?: SanitiseOptions) => DocumentFragment

const configOf = (tags: readonly string[]) => ({
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: [...ATTRIBUTES],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
})
const SILENT = configOf(TEXT_TAGS)
const WITH_AUDIO = configOf([...TEXT_TAGS, ...SOUND_TAGS])

/**
 * Keeps the allowed declarations. A colour stays as a custom property: the page turns it into one that is
 * readable in both schemes.
 */
function keptStyle(style: string): string {
  return judgeStyle(style)
    .kept.map(([name, value]) => `${name === 'color' ? '--author-color' : name}:${value}`)
    .join(';')
}

type Page = Window & typeof globalThis

/** The address as the browser parses it, or undefined when it is invalid. */
function addressOf(value: string, { document }: Page): URL | undefined {
  return URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI) : undefined
}

/** Compares the scheme too: a `blob:` address has the origin of the page that made it. */
const isOwn = ({ origin, protocol }: URL, { location }: Page): boolean =>
  origin === location.origin && protocol === location.protocol

function isAllowed(attribute: string, value: string, page: Page): boolean {
  const address = addressOf(value, page)
  if (!address) return false
  if (address.username || address.password) return false
  if (address.protocol === 'https:' || isOwn(address, page)) return true
  return attribute === 'href' && (address.protocol === 'mailto:' || address.protocol === 'tel:')
}

function finishLink(link: Element, page: Page): void {
  const address = addressOf(link.getAttribute('href') ?? '', page)
  if (!address || !link.hasAttribute('href')) return
  if (address.protocol !== 'https:' || isOwn(address, page)) return
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer nofollow')
}

function finishImage(image: Element): void {
  if (!image.hasAttribute('src')) return image.remove()
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  image.setAttribute('loading', 'lazy')
  image.setAttribute('decoding', 'async')
  image.setAttribute('referrerpolicy', 'no-referrer')
}

function finishAudio(audio: Element): void {
  audio.setAttribute('controls', '')
  audio.setAttribute('preload', 'none')
}

/** The sanitiser of a page: the browser's own, or the one that a drawing on the server stands for. */
export function sanitiserIn(page: Page): SanitiseHtml {
  // An instance of its own, so that its hooks do not affect other users of DOMPurify on the page.
  const purifier = createDOMPurify(page)

  purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName, attrValue } = attribute
    if (attrName === 'href' || attrName === 'src') attribute.keepAttr = isAllowed(attrName, attrValue, page)
    if (attrName === 'style') {
      attribute.attrValue = keptStyle(attrValue)
      attribute.keepAttr = attribute.attrValue !== ''
    }
  })

  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A') finishLink(element, page)
    if (element.tagName === 'IMG') finishImage(element)
    if (element.tagName === 'AUDIO') finishAudio(element)
  })

  let configured: typeof SILENT | undefined
  /*
   * A fragment instead of text: it shows exactly the checked elements, without a second parsing and without a
   * trusted type.
   */
  return (html, { audio = false } = {}) => {
    const config = audio ? WITH_AUDIO : SILENT
    // Reading a configuration takes longer than checking an ordinary text.
    if (configured !== config) purifier.setConfig(config)
    configured = config
    const fragment: DocumentFragment | null = purifier.sanitize(html, config)
    // A frameset leaves no body to read from.
    return fragment ?? page.document.createDocumentFragment()
  }
}
