/** Scrolls the nearest scrolling box so far that an element is seen in it; the page around it stays where it is. */
export function keepInView(element: Element): void {
  const box = boxOf(element)
  if (box === null) return
  const { top, bottom } = element.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  const above = frame.top + ROOM - top
  const below = bottom + ROOM - frame.bottom
  if (above > 0) box.scrollTop -= above
  else if (below > 0) box.scrollTop += below
}

/** Pixels that stay between the element and the edge. */
const ROOM = 16

function boxOf(element: Element): Element | null {
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return null
}
