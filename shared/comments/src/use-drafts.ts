import { useState } from 'react'

const PREFIX = 'campus:comment-draft:'

export interface Drafts {
  readonly textOf: (place: string) => string
  readonly set: (place: string, text: string) => void
}

/**
 * What a person has typed and not sent yet, by the place where it belongs, kept for this tab: it outlives a scroll away,
 * the closing of a dialog and the way to the sign-in. Where storage is refused it lasts as long as the list.
 */
export function useDrafts(list: string): Drafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  return {
    textOf: (place) => drafts[place] ?? kept(`${PREFIX}${list}:${place}`),
    set: (place, text) => {
      setDrafts((others) => ({ ...others, [place]: text }))
      keep(`${PREFIX}${list}:${place}`, text)
    },
  }
}

function kept(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    // Storage is refused: nothing was kept.
    return ''
  }
}

function keep(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, text)
  } catch {
    // Storage is full or refused: the list itself still has the text.
  }
}
