import { translate } from '../messages'

/** Marks the buttons around pictures, with `alone` where nothing stands beside; the surrounding text handles clicks. */
const ZOOM = 'data-zoom'

/** Wraps every picture outside of links in a button that enlarges it. */
export function makePicturesZoom(content: DocumentFragment): void {
  for (const picture of content.querySelectorAll('img')) {
    if (picture.closest('a') !== null) continue
    const button = document.createElement('button')
    button.type = 'button'
    button.setAttribute(ZOOM, isAlone(picture) ? 'alone' : '')
    button.setAttribute('aria-label', translate('question.enlarge', { alt: picture.alt }))
    picture.replaceWith(button)
    button.append(picture)
  }
}

function isAlone({ parentElement: around }: HTMLImageElement): boolean {
  return around?.childElementCount === 1 && around.textContent?.trim() === ''
}

/** The picture whose button was pressed, or null. */
export function zoomedPicture(target: EventTarget | null): HTMLImageElement | null {
  if (!(target instanceof Element)) return null
  return target.closest(`[${ZOOM}]`)?.querySelector('img') ?? null
}
