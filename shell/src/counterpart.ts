/** What of one drawing is to eye and ear the same in the other. */

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = ['INPUT', 'TEXTAREA', 'SELECT']

export function isField(element: Element): element is Field {
  return FIELDS.includes(element.tagName)
}

/** Elements below `root` that are shown and the same as the given one, in their order. */
export function alike(element: Element, root: Element): HTMLElement[] {
  const name = isField(element) ? nameOfField : nameOf
  return [...root.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (other) => other.checkVisibility() && name(other) === name(element),
  )
}

/** The element of `place` that is the given one of `drawn`. */
export function counterpart(element: Element, drawn: Element, place: Element): HTMLElement | undefined {
  return alike(element, place)[alike(element, drawn).findIndex((one) => one === element)]
}

function nameOf(element: Element): string {
  return `${element.getAttribute('aria-label') ?? ''}\n${element.textContent}`
}

/** Fields have no words of their own; of the choices of one field each is another. */
function nameOfField(element: Element): string {
  const [name = '', type = '', label = '', value = ''] = ['name', 'type', 'aria-label', 'value'].map(
    (attribute) => element.getAttribute(attribute) ?? '',
  )
  // React makes names of its own, which differ between the drawings.
  return [/^_r_/i.test(name) ? '' : name, type, label, type === 'radio' ? value : ''].join('\n')
}
