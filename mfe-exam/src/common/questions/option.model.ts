/** How options are named and found by a key. */
import type { ChoiceQuestion } from '@campus/contracts/exam-question'

/** A, B … Z, AA, AB … by place, whatever the option's own key. */
export function optionLetter(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest === 0 ? '' : optionLetter(rest - 1)) + String.fromCharCode(65 + (index % 26))
}

/** The place of the option that a pressed key names, by letter or by number from 1; null when it names none of them. */
export function optionOfKey(key: string, count: number): number | null {
  if (!/^[a-z1-9]$/i.test(key)) return null
  const index = key <= '9' ? Number(key) - 1 : key.toUpperCase().charCodeAt(0) - 65
  return index < count ? index : null
}

/** The keys chosen after an option was pressed: one that replaces, or a toggle of its own. */
export function chosenAfter(type: ChoiceQuestion['type'], chosen: readonly string[], key: string): readonly string[] {
  if (type !== 'multiple') return [key]
  return chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]
}
