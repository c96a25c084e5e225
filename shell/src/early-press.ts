/** What was pressed in the server's drawing, before its code was there, is pressed in the shell's: once. */
import { PRESSED_ATTRIBUTE } from '@campus/contracts/drawn-page'

import { alike } from './counterpart'

/** Milliseconds until nobody waits for it any more. */
const LATEST = 60_000

/** Reads the last press in the server's drawing; the result carries it out in the shell's, once that stands there. */
export function earlyPress(drawn: Element): (place: Element) => void {
  const pressed = drawn.querySelector(`[${PRESSED_ATTRIBUTE}]`)
  if (pressed === null) return () => undefined
  const among = alike(pressed, drawn)
  const at = among.findIndex((one) => one === pressed)

  return (place) => {
    /** As many as before: then the one in the same place is the same one. */
    const press = (): boolean => {
      const found = alike(pressed, place)
      const same = found.length === among.length ? found[at] : undefined
      if (same === undefined || same.matches(':disabled')) return false
      same.click()
      return true
    }
    if (!press()) whenever(place, press)
  }
}

const DEEDS = ['pointerdown', 'keydown', 'popstate'] as const

/** Tries at every change below `place`, until it is done or somebody does something else. */
function whenever(place: Element, attempt: () => boolean): void {
  const observer = new MutationObserver(() => {
    if (attempt()) end()
  })
  const end = (): void => {
    observer.disconnect()
    clearTimeout(timer)
    for (const deed of DEEDS) removeEventListener(deed, end, true)
  }
  const timer = setTimeout(end, LATEST)
  for (const deed of DEEDS) addEventListener(deed, end, true)
  observer.observe(place, { attributes: true, childList: true, subtree: true })
}
