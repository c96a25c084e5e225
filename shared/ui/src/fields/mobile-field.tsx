import type { ChangeEvent } from 'react'

import { TextField, type TextFieldProps } from './field'
import { mobileDigits } from './mobile-digits'

/** Digits of a mobile number. */
const LENGTH = 11

export type MobileFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength'>

/**
 * A Chinese mobile number. What is pasted or filled in is read in every usual spelling; typing ends at eleven digits.
 * Anything longer that is pasted stays, so that nobody sends a number that was cut. Native input props and `ref` go to
 * the input, so `register('name')` can be spread onto it.
 */
export function MobileField({ onChange, ...field }: MobileFieldProps) {
  return (
    <TextField
      autoComplete="tel-national"
      {...field}
      type="tel"
      inputMode="numeric"
      onChange={(event) => {
        keepDigits(event)
        onChange?.(event)
      }}
    />
  )
}

function keepDigits({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const { value, selectionStart } = input
  const digits = mobileDigits(value)
  const kept = isTyping(nativeEvent) ? digits.slice(0, LENGTH) : digits
  if (kept === value) return
  const caret = mobileDigits(value.slice(0, selectionStart ?? value.length)).length
  input.value = kept
  input.setSelectionRange(caret, caret)
}

function isTyping(event: Event): boolean {
  return event instanceof InputEvent && /^insert(?:Composition)?Text$/.test(event.inputType)
}
