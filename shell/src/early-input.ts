/** What was typed and chosen in the server's drawing, before its code was there, goes on in the shell's. */
import { counterpart, isField, type Field } from './counterpart'

/** Reads the fields of the server's drawing; the result fills in those of the shell's. */
export function earlyInput(drawn: Element): (place: Element) => void {
  const changed = [...drawn.querySelectorAll<Field>('input, textarea, select')].filter(isChanged)
  return (place) => {
    for (const field of changed) {
      const same = counterpart(field, drawn, place)
      if (same !== undefined && isField(same)) fillIn(same, field)
    }
  }
}

/** The selection of a field that can have one, for the field that takes its place. */
export function selectIn(same: Element, field: Element): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  if (!(same instanceof HTMLInputElement || same instanceof HTMLTextAreaElement)) return
  const { selectionStart, selectionEnd } = field
  if (selectionStart !== null) same.setSelectionRange(selectionStart, selectionEnd)
}

/** Whether somebody has changed it. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0] !== drawnChoice([...field.options])
  if (isSwitch(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

/** What a browser chooses by itself: the last option that says so, else the first that can be chosen. */
function drawnChoice(options: readonly HTMLOptionElement[]): HTMLOptionElement | undefined {
  return options.findLast((one) => one.defaultSelected) ?? options.find((one) => !one.disabled)
}

function isSwitch(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
}

/** As if somebody did it there: React and its forms hear of it. */
function fillIn(same: Field, field: Field): void {
  if (isSwitch(field)) {
    // Of several choices the one that is left follows from the one that is taken.
    if (isSwitch(same) && same.checked !== field.checked && (field.type === 'checkbox' || field.checked)) same.click()
    return
  }
  // React notes what is set on the element itself, and would take the event for none.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(same), 'value') ?? {}
  set?.call(same, field.value)
  same.dispatchEvent(new Event('input', { bubbles: true }))
  same.dispatchEvent(new Event('change', { bubbles: true }))
}
