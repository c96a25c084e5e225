import { useState } from 'react'

export interface KeptTexts {
  /** What was typed there; undefined where nothing was. */
  readonly textOf: (place: string) => string | undefined
  readonly set: (place: string, text: string) => void
  /** Everything typed in places that begin so is forgotten: it was sent. */
  readonly forget: (beginning: string) => void
}

/** What a person has typed and not sent, by its place, for as long as the page is open. */
export function useKeptTexts(): KeptTexts {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  return {
    textOf: (place) => texts[place],
    set: (place, text) => setTexts((others) => ({ ...others, [place]: text })),
    forget: (beginning) =>
      setTexts((others) =>
        Object.fromEntries(Object.entries(others).filter(([place]) => !place.startsWith(beginning))),
      ),
  }
}
