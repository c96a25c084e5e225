import type { PageLine } from './port'

/** Tells the page how tall this document is, its heading and title, and what leaves it. */
export function tellOfDocument(
  root: HTMLElement,
  { send }: Pick<PageLine, 'send'>,
  navigate: (address: string) => void,
): void {
  const tell = { pixels: -1, heading: '', title: '' }
  const tellHeight = (): void => {
    const pixels = Math.min(Math.ceil(root.getBoundingClientRect().height), 30_000)
    if (pixels !== tell.pixels) send({ kind: 'height', pixels })
    tell.pixels = pixels
  }
  const tellWords = (): void => {
    const heading = (document.querySelector('h1')?.textContent ?? '').slice(0, 300)
    if (heading !== tell.heading) send({ kind: 'heading', text: heading })
    const title = document.title.slice(0, 300)
    if (title !== tell.title) send({ kind: 'title', text: title })
    Object.assign(tell, { heading, title })
  }
  new ResizeObserver(tellHeight).observe(root)
  new MutationObserver(tellWords).observe(document, { childList: true, subtree: true, characterData: true })
  leadLinks(send, navigate)
  window.print = () => send({ kind: 'print' })
  window.open = (address) => {
    send({ kind: 'open', address: String(address ?? '').slice(0, 2000) })
    return null
  }
}

/** A sandboxed frame opens no windows and leads nowhere: the page does, where it agrees. */
function leadLinks(send: PageLine['send'], navigate: (address: string) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || event.defaultPrevented || event.button !== 0 || link.getAttribute('href') === null) return
    const here = new URL(location.href)
    const address = new URL(link.href, here)
    const isInPage = address.origin === here.origin && address.pathname === here.pathname
    if (isInPage && link.getAttribute('href')?.startsWith('#') === true) return
    event.preventDefault()
    const isAnew = link.target === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey
    const inside = address.pathname + address.search + address.hash
    if (address.origin === here.origin && !isAnew) return navigate(inside)
    send({ kind: 'open', address: (address.origin === here.origin ? inside : address.href).slice(0, 2000) })
  })
}
