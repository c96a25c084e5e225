/** The characters that a text may contain. Chinese means characters of the Han script. */
import { matching, rule } from './rule'

const HAN = '\\p{Script=Han}'
const LETTERS = 'A-Za-z'
const DIGITS = '0-9'

const ASCII_PUNCTUATION = '!-\\/:-@\\[-`\\{-~'
const CHINESE_PUNCTUATION = '·—…‘’“”、。〈〉《》「」『』【】！（），：；？￥～'
const COMMON = HAN + LETTERS + DIGITS + ASCII_PUNCTUATION + CHINESE_PUNCTUATION

/** A text of only these characters. */
function only(characters: string): RegExp {
  return new RegExp(`^[${characters}]+$`, 'u')
}

export const noWhitespace = matching(/^\S+$/u, 'validators.noWhitespace')
export const chinese = matching(only(HAN), 'validators.chinese')
export const english = matching(only(LETTERS), 'validators.english')

/** Digits only; also the captcha's number rule. */
export const digits = matching(only(DIGITS), 'validators.digits')

/** Digits only, with a value above 0. */
export const positiveDigits = rule((value) => /^\d+$/.test(value) && /[1-9]/.test(value), {
  id: 'validators.positiveDigits',
})

export const chineseEnglish = matching(only(HAN + LETTERS), 'validators.chineseEnglish')
export const englishDigits = matching(only(LETTERS + DIGITS), 'validators.englishDigits')
export const chineseDigits = matching(only(HAN + DIGITS), 'validators.chineseDigits')
export const chineseEnglishDigits = matching(only(HAN + LETTERS + DIGITS), 'validators.chineseEnglishDigits')
export const englishDigitsUnderscore = matching(only(LETTERS + DIGITS + '_'), 'validators.englishDigitsUnderscore')
export const chineseEnglishDigitsUnderscore = matching(
  only(HAN + LETTERS + DIGITS + '_'),
  'validators.chineseEnglishDigitsUnderscore',
)
export const chineseEnglishDigitsUnderscoreHyphen = matching(
  only(HAN + LETTERS + DIGITS + '_\\-'),
  'validators.chineseEnglishDigitsUnderscoreHyphen',
)
export const chineseEnglishDigitsUnderscoreHyphenDot = matching(
  only(HAN + LETTERS + DIGITS + '_\\-.'),
  'validators.chineseEnglishDigitsUnderscoreHyphenDot',
)

/** A person's name: Chinese or English letters, `.`, and the `·` of transcribed names. */
export const personName = matching(only(HAN + LETTERS + '.·'), 'validators.name')

/** Chinese, letters, digits and the punctuation of both languages, without spaces. */
export const commonCharacters = matching(only(COMMON), 'validators.commonCharacters')

/** Like `commonCharacters`, with spaces, also the full-width one. */
export const commonCharactersSpaces = matching(only(COMMON + ' \\u3000'), 'validators.commonCharactersSpaces')
