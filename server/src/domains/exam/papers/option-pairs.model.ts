/** Options of a question before a change and after it. An option is what it says: its letter is only its place. */
import { readEscaped } from '../../../platform/http/escaped-text.model'
import type { StoredOption } from './paper.schema'

/** The same option twice, with its letter then and now. */
export interface OptionPair {
  readonly before: StoredOption
  readonly after: StoredOption
  /** It says something else now, and nothing but its place tells that it is the same. */
  readonly isReworded: boolean
}

/**
 * Options that say the same are the same, wherever they stand. Of the others the first is taken for the first and so on,
 * where there are as many as before; where there are more or fewer, none is taken for another.
 */
export function optionPairs(before: readonly StoredOption[], after: readonly StoredOption[]): readonly OptionPair[] {
  const pairs: OptionPair[] = []
  const newOnes = [...after]
  const formerOnes: StoredOption[] = []
  for (const option of before) {
    const place = newOnes.findIndex((one) => wordsOf(one) === wordsOf(option))
    const [found] = place === -1 ? [] : newOnes.splice(place, 1)
    if (found === undefined) formerOnes.push(option)
    else pairs.push({ before: option, after: found, isReworded: false })
  }
  if (formerOnes.length !== newOnes.length) return pairs
  const reworded = formerOnes.flatMap((option, index) => {
    const found = newOnes[index]
    return found === undefined ? [] : [{ before: option, after: found, isReworded: true }]
  })
  return [...pairs, ...reworded]
}

/** Whether every option stands where it stood; what one says may be corrected in its place. */
export function standStill(before: readonly StoredOption[], after: readonly StoredOption[]): boolean {
  const pairs = optionPairs(before, after)
  return (
    before.length === after.length &&
    pairs.length === before.length &&
    pairs.every((pair) => pair.before.key === pair.after.key)
  )
}

/** What an option says, so that two can be compared: its words and pictures, however wide and in whatever dress. */
export function wordsOf({ html, label }: StoredOption): string {
  const words = html === '' ? label : readEscaped(html.replaceAll(/<(?!\/?(?:img|audio|source|su[bp])\b)[^>]*>/g, ''))
  return words
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))
    .replaceAll(/\s+/g, ' ')
    .trim()
}
