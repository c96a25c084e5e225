import { html, type Html } from '../../../platform/http/html'
import { wireTime } from '../../../platform/http/wire-time'
import type { TeacherContext } from '../../../platform/teaching/teacher-section'
import { isFull, type ClassOfProduct } from '../../product/product.offer'
import { MESSAGES } from './orders.messages'

const NOTHING = html``

/** A class to be chosen, with its day, place and seats; a full one cannot be. */
export function classOption(
  locale: TeacherContext['locale'],
  one: ClassOfProduct,
  { isTheirs = false }: { readonly isTheirs?: boolean } = {},
): Html {
  const { id, name, start, place, remaining } = one
  const texts = MESSAGES[locale]
  const left = isTheirs ? texts.inClass : remaining === null ? '' : texts.remaining(remaining)
  const words = [name, wireTime(start).slice(0, 10), place, left].filter((part) => part !== '').join(' · ')
  return html`<option value="${id}" ${isTheirs || isFull(one) ? html`disabled` : NOTHING}>${words}</option>`
}
