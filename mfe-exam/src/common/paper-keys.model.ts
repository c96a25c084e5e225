/** The keys of a paper's page: Alt and a letter, which no control and no field of text uses. */

/** What a key does, as `aria-keyshortcuts` writes it. */
export const PAPER_KEYS = { next: 'Alt+N', previous: 'Alt+P', mark: 'Alt+M', card: 'Alt+K' } as const

export type PaperDeed = keyof typeof PAPER_KEYS

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * The deed of what is pressed; null when it has none. On a Mac, Alt makes another character of a letter: in a field of
 * text that character is typed, elsewhere the key's place counts.
 */
export function paperDeed(
  { key, code, altKey, ctrlKey, metaKey, shiftKey }: Pressed,
  isInText: boolean,
): PaperDeed | null {
  if (!altKey || ctrlKey || metaKey || shiftKey) return null
  const isLetter = /^[a-z]$/i.test(key)
  if (!isLetter && isInText) return null
  const letter = isLetter ? key.toUpperCase() : code.replace(/^Key/, '')
  const deeds = Object.keys(PAPER_KEYS) as PaperDeed[]
  return deeds.find((deed) => PAPER_KEYS[deed] === `Alt+${letter}`) ?? null
}
