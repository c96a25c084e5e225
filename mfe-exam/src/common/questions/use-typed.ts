import { useState, type ChangeEvent } from 'react'

import { storablePart } from '@campus/contracts/storable-text'

interface Typed {
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}

/**
 * A field that keeps the text as it is typed, while the answer is what can be stored of it: a space at the end, or
 * half of a character, may be part of further typing.
 */
export function useTyped(answer: string, onAnswer: (text: string) => void, trim: 'trim' | 'as typed'): Typed {
  const [typed, setTyped] = useState(answer)
  const answered = (text: string): string => storablePart(trim === 'trim' ? text.trim() : text)
  return {
    value: answered(typed) === answer ? typed : answer,
    onChange: ({ target }) => {
      setTyped(target.value)
      onAnswer(answered(target.value))
    },
  }
}
