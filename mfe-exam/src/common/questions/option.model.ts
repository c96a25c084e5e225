/** Letters of options, and the option of a pressed key. */
import type { ChoiceQuestion } from '@campus/contracts/exam-question'

/** A, B … Z, AA, AB … by position, whatever the option's own key. */
export function optionLetter(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest === 0 ? '' : optionLetter(rest - 1)) + String.fromCharCode(65 + (index % 26))
}

/** The index of the option for a pressed key, a letter or a number from 1; null when there is none. */
export function optionOfKey(key: string, count: number): number | null {
  if (!/^[a-z1-9]$/i.test(key)) return null
  const index = key <= '9' ? Number(key) - 1 : key.toUpperCase().charCodeAt(0) - 65
  return index < count ? index : null
}

/** The chosen keys after an option was pressed: replaced for a single choice, toggled for a multiple one. */
export function chosenAfter(type: ChoiceQuestion['type'], chosen: readonly string[], key: string): readonly string[] {
  if (type !== 'multiple') return [key]
  return chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]
}
