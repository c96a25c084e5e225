/** The text of a file, in whichever encoding spreadsheets save one. */
import { isUtf8 } from 'node:buffer'

export type Decoded =
  /** `encoding`: what it is when it is no UTF; '' else. */
  | { readonly text: string; readonly encoding: '' | 'GB18030' }
  /** Why it is no text; one clause for the operator. */
  | { readonly fault: string }

const NO_TEXT = 'is no text in UTF-8, UTF-16 or GB18030: save it as CSV in UTF-8'

/** Nothing is replaced, lost or guessed: UTF-8 with a damaged character is told with its place. */
export function decodeText(bytes: Uint8Array): Decoded {
  const encoding = encodingOf(bytes)
  if (encoding === 'gb18030') {
    const damage = damageOf(bytes)
    if (damage !== null) return { fault: `is UTF-8 with a damaged character in line ${damage}: save it again in UTF-8` }
  }
  const text = new TextDecoder(encoding).decode(bytes)
  // Where the bytes are none of the encoding the decoder writes this mark.
  if (/[\u0000\uFFFD]/.test(text)) return { fault: NO_TEXT }
  return { text, encoding: encoding === 'gb18030' ? 'GB18030' : '' }
}

/** UTF-16 by its mark, or by the zeros between ASCII characters; UTF-8, with or without a mark; else GB18030. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first !== 0 && second === 0) return 'utf-16le'
  if (first === 0 && second !== 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'gb18030'
}

/**
 * The line of the first damage in what else is UTF-8; null for another encoding. Chinese in GB18030 has next to no three
 * bytes that are a character of UTF-8 by accident (two it has often), so that more of these than damages tell them apart,
 * as does the mark of UTF-8.
 */
function damageOf(bytes: Uint8Array): number | null {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const damages = text.match(/\uFFFD+/g)?.length ?? 0
  const whole = text.match(/[\u0800-\uFFFC]/g)?.length ?? 0
  if (damages === 0 || (whole <= damages && !text.startsWith('\uFEFF'))) return null
  return text.slice(0, text.indexOf('\uFFFD')).split('\n').length
}
