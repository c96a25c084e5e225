/**
 * The page that the server has drawn stays until the shell's own drawing shows as much in the window; then one takes the
 * other's place in one frame. Both look alike, so nothing moves; what was typed and chosen meanwhile goes over, and what was
 * pressed is carried out then.
 */
import { DRAWN_ATTRIBUTE } from '@campus/contracts/drawn-page'

import { counterpart } from './counterpart'
import { earlyInput, selectIn } from './early-input'
import { earlyPress } from './early-press'

/** Milliseconds after which the shell's drawing is shown as it is. */
const LATEST = 10_000

/** What stands where something is still to come, and where the whole page is. */
const WAITING = '[aria-busy=true]'
const PAGE_WAITS = '[data-page-waits]'
/** What stands in place of a page whose module failed. */
const PAGE_FAILED = '[data-page-failed]'

const COMPOSING = ['compositionstart', 'compositionend'] as const

/** The element to draw the site in: the page's root, or a place beside it while the server's drawing is shown there. */
export function rootFor(drawn: HTMLElement): HTMLElement {
  if (!drawn.hasAttribute(DRAWN_ATTRIBUTE)) return drawn
  const place = document.createElement('div')
  // With its layout: what measures itself finds its size.
  place.style.cssText = 'position:absolute;inset:0 0 auto;visibility:hidden'
  drawn.after(place)

  let reached = scrollY
  const noteScroll = (): void => {
    reached = scrollY
  }
  const waiting = (root: Element): number => [...root.querySelectorAll(WAITING)].filter(isInView).length
  const showsAsMuch = (): boolean => place.querySelector(PAGE_WAITS) === null && waiting(place) <= waiting(drawn)
  let isLate = false
  // Chinese is composed of several keys: a word that is cut in half is lost.
  let isComposing = false
  const observer = new MutationObserver(() => {
    // The router begins at the top; the visitor may be further down. Its scrolling has not been told yet.
    if (scrollY !== reached) scrollTo(0, reached)
    exchangeIfDue()
  })
  const timer = setTimeout(() => {
    isLate = true
    exchangeIfDue()
  }, LATEST)
  const noteComposing = ({ type }: Event): void => {
    isComposing = type === 'compositionstart'
    // What was composed is typed after its end.
    if (!isComposing) setTimeout(exchangeIfDue)
  }
  for (const kind of COMPOSING) drawn.addEventListener(kind, noteComposing)
  addEventListener('scroll', noteScroll)
  observer.observe(place, { attributes: true, childList: true, subtree: true })

  function exchangeIfDue(): void {
    // Nothing is less than what the server has drawn.
    if (!drawn.isConnected || isComposing || !place.hasChildNodes()) return
    if (isLate || showsAsMuch()) exchange()
  }

  function exchange(): void {
    clearTimeout(timer)
    observer.disconnect()
    removeEventListener('scroll', noteScroll)
    const active = document.activeElement
    const focused = active !== null && drawn.contains(active) ? counterpart(active, drawn, place) : undefined
    const fillIn = earlyInput(drawn)
    const carryOutPress = earlyPress(drawn)
    const failure = place.querySelector(PAGE_FAILED)
    fillIn(place)
    if (failure === null) removeStyles()
    else keepContent(drawn, failure)
    drawn.remove()
    place.removeAttribute('style')
    place.id = 'root'
    // What is kept loses the focus when it is moved.
    const next = focused ?? (active instanceof HTMLElement && place.contains(active) ? active : undefined)
    next?.focus({ preventScroll: true })
    if (focused !== undefined && active !== null) selectIn(focused, active)
    carryOutPress(place)
  }
  return place
}

/** What is further down may still come when the visitor does. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top <= innerHeight && bottom >= 0
}

function removeStyles(): void {
  for (const style of document.querySelectorAll(`style[${DRAWN_ATTRIBUTE}]`)) style.remove()
}

/** What the server has drawn can be read below the failure, with its styles, until the module is back. */
function keepContent(drawn: Element, failure: Element): void {
  failure.append(...(drawn.querySelector('main')?.childNodes ?? []))
  const observer = new MutationObserver(() => {
    if (failure.isConnected) return
    observer.disconnect()
    removeStyles()
  })
  observer.observe(document, { childList: true, subtree: true })
}
