const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
/** Words of schools that the dictionary cuts elsewhere: it reads 考场 in 机考场次. */
const SCHOOL_WORDS = /(机考)/u

/** Marks that no line begins with. */
const CLOSES = /^[\p{Pe}\p{Pf}\p{Po}\s]/u
/** What no line ends with: marks that open, a number before its unit, the first parts of a date, a space that holds. */
const OPENS = /[\p{Ps}\p{Pi}\d¥￥\u00a0]$|\d-$/u
/** A character that the dictionary has in no word, or that ends one: 班 of a class, 工 of a trade. */
const SINGLE = /^\p{Script=Han}$/u
const ENDS_IN_WORD = /[\p{L}\d]$/u
const BEGINS_WORD = /^\p{L}/u
/** The dictionary cuts 四十二 into two numbers. */
const NUMERAL = /[零〇一二两三四五六七八九十百千万亿]/u
const ENDS_IN_NUMERAL = new RegExp(`${NUMERAL.source}$`, 'u')
const BEGINS_WITH_NUMERAL = new RegExp(`^${NUMERAL.source}`, 'u')

/** Browsers end a line behind the hyphen of a date. */
export const HAS_DATE = /\d-\d/

/** The parts of a text between which a line may end: words with their marks, numbers with their units. */
export function phrasesOf(text: string): string[] {
  const phrases: string[] = []
  for (const segment of wordsOf(text)) {
    const before = phrases.at(-1)
    if (before !== undefined && belongsTo(before, segment)) phrases.splice(-1, 1, before + segment)
    else phrases.push(segment)
  }
  return phrases
}

function wordsOf(text: string): string[] {
  return text
    .split(SCHOOL_WORDS)
    .flatMap((part) => (SCHOOL_WORDS.test(part) ? part : [...segmenter.segment(part)].map(({ segment }) => segment)))
}

function belongsTo(before: string, segment: string): boolean {
  return (
    CLOSES.test(segment) ||
    OPENS.test(before) ||
    (SINGLE.test(segment) && ENDS_IN_WORD.test(before)) ||
    // It has no word before it, so it is part of the next: 零 of 零基础.
    (SINGLE.test(before) && BEGINS_WORD.test(segment)) ||
    (ENDS_IN_NUMERAL.test(before) && BEGINS_WITH_NUMERAL.test(segment))
  )
}
