import { useEffect, useRef, type ChangeEvent } from 'react'
import { styled } from 'styled-components'

import { countGraphemes, firstGraphemes } from '@campus/contracts/graphemes'
import { LONGEST_TEXT } from '@campus/contracts/study-interaction'
import { TextAreaField } from '@campus/ui/field'

import { useT } from './messages'

interface LimitedTextAreaProps {
  label: string
  value: string
  onText: (text: string) => void
  rows: number
  required?: boolean
  error?: string | undefined
  /** The first field of a drawer: it is to be written in at once. */
  isFirst?: boolean
}

/** A text that ends at its last allowed character, with how many there are. */
export function LimitedTextArea({
  label,
  value,
  onText,
  rows,
  required,
  error,
  isFirst = false,
}: LimitedTextAreaProps) {
  const t = useT()
  const isComposing = useRef(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isFirst) area.current?.focus()
  }, [isFirst])
  // What an input method is still putting together is cut once it is chosen: pinyin is longer than what it stands for.
  const take = ({ target }: ChangeEvent<HTMLTextAreaElement>): void =>
    onText(isComposing.current ? target.value : firstGraphemes(target.value, LONGEST_TEXT))
  return (
    <Field
      ref={area}
      label={label}
      placeholder={label}
      value={value}
      rows={rows}
      {...(required === undefined ? {} : { required })}
      {...(error === undefined ? {} : { error })}
      foot={t('interaction.counter', { length: countGraphemes(value), most: LONGEST_TEXT })}
      onChange={take}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={({ currentTarget }) => {
        isComposing.current = false
        onText(firstGraphemes(currentTarget.value, LONGEST_TEXT))
      }}
    />
  )
}

const Field = styled(TextAreaField)`
  & textarea {
    min-height: 0;
    resize: none;
  }
`
