const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Marks that no line begins with. */
const CLOSES = /^[\p{Pe}\p{Pf}\p{Po}\s]/u
/** What no line ends with: marks that open, a number before its unit, and the first parts of a date. */
const OPENS = /[\p{Ps}\p{Pi}\d¥￥]$|\d-$/u
/** A character that the dictionary has in no word, or that ends one: 班 of a class, 工 of a trade. */
const SINGLE = /^\p{Script=Han}$/u
const ENDS_IN_WORD = /[\p{L}\d]$/u

/** The parts of a text between which a line may end: words with their marks, numbers with their units. */
export function phrasesOf(text: string): string[] {
  const phrases: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const before = phrases.at(-1)
    if (before !== undefined && belongsTo(before, segment)) phrases.splice(-1, 1, before + segment)
    else phrases.push(segment)
  }
  return phrases
}

function belongsTo(before: string, segment: string): boolean {
  return CLOSES.test(segment) || OPENS.test(before) || (SINGLE.test(segment) && ENDS_IN_WORD.test(before))
}
