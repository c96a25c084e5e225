/**
 * {@link RichText} where pages are drawn on the server: the same sanitiser, over the server's own document. What it
 * makes is parsed once more by the browser, as DOMPurify allows for.
 */
import { markLonePictures } from './picture-places'
import { Prose } from './prose'
import type * as browser from './rich-text'
import { sanitiserIn, type SanitiseHtml } from './sanitise-html'
import { prepareTables } from './tables'

export type { RichTextProps } from './rich-text'

type Page = Parameters<typeof sanitiserIn>[0]

const sanitisers = new WeakMap<Page, SanitiseHtml>()

function sanitiserOf(page: Page): SanitiseHtml {
  const made = sanitisers.get(page) ?? sanitiserIn(page)
  sanitisers.set(page, made)
  return made
}

export const RichText: typeof browser.RichText = ({ html, audio = false, transform, className }) => {
  const page = globalThis.campusServer.window() as Page
  const content = sanitiserOf(page)(html, { audio })
  markLonePictures(content)
  transform?.(content)
  prepareTables(content)
  const holder = page.document.createElement('div')
  holder.append(content)
  return <Prose className={className} dangerouslySetInnerHTML={{ __html: holder.innerHTML }} />
}
