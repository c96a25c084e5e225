/** Characters as a person sees them: an emoji of several code points is one. */

const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'grapheme' })

export function countGraphemes(text: string): number {
  let counted = 0
  for (const _ of segmenter.segment(text)) counted += 1
  return counted
}

/** The beginning of a text, at most `most` characters long; none is cut in two. */
export function firstGraphemes(text: string, most: number): string {
  let counted = 0
  for (const { index } of segmenter.segment(text)) {
    if (counted === most) return text.slice(0, index)
    counted += 1
  }
  return text
}
