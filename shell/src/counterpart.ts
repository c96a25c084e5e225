/** Elements below `root` that are shown and to eye and ear the same as the given one, in their order. */
export function alike(element: Element, root: Element): HTMLElement[] {
  const name = (one: Element): string => `${one.getAttribute('aria-label') ?? ''}\n${one.textContent}`
  return [...root.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (other) => other.checkVisibility() && name(other) === name(element),
  )
}
