/**
 * Control characters but for line ends, marks that turn the direction of what follows, and characters without a
 * meaning in text. A joiner stays: scripts and emoji are written with it.
 */
const UNSEEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g
/** Half of a surrogate pair, which no encoding can carry. */
const HALF = /\p{Surrogate}/gu
const LINE_END = /\r\n?|\u2028|\u2029/g
const BLANK_LINES = /\n\s*\n\s*\n+/g

/**
 * What a person wrote as plain text that cannot disturb what stands around it: no unseen characters, at most one blank
 * line in a row. Markup stays what it is, characters: whoever shows the text shows it as text.
 */
export function commentText(written: string): string {
  return written
    .replace(LINE_END, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, '')
    .replace(HALF, '')
    .replace(BLANK_LINES, '\n\n')
    .normalize('NFC')
    .trim()
}

/** The name a person comments under, for all the world to read: never the whole of their own. */
export function publicName({ nickName, realName }: { readonly nickName: string; readonly realName: string }): string {
  const [first = ''] = realName
  return commentText(nickName) || `${first}同学`
}
