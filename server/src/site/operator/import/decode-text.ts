/** The text of a file, in whichever encoding spreadsheets save one. */
import { isUtf8 } from 'node:buffer'

/** null when no encoding gives a text: nothing is replaced or lost. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  // Where the bytes are none of the encoding the decoder writes this mark.
  return /[\u0000\uFFFD]/.test(text) ? null : text
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
