import { describeRule, DIGITS, HAN, LETTERS, textOf } from '../testing/describe-rule'
import * as text from './text'

describeRule('VAL-03 no whitespace', text.noWhitespace, {
  says: 'validators.noWhitespace',
  accepts: ['a', '学校_-.', '!?'],
  refuses: [' ', 'a b', ' a', 'a ', 'a\tb', 'a\n', '全　角', 'a\u00a0b'],
  valid: textOf(HAN + LETTERS + DIGITS + '!?_-.'),
  foreign: ' ',
})

describeRule('VAL-04 Chinese only', text.chinese, {
  says: 'validators.chinese',
  accepts: ['中', '中国', '龘', '𠮷野家', '〇', '㐀'],
  refuses: ['a', '中a', '中 国', '中1', '，', 'カナ', '한국', '·'],
  valid: textOf(HAN),
  foreign: 'a',
})

describeRule('VAL-05 English only', text.english, {
  says: 'validators.english',
  accepts: ['a', 'Z', 'English'],
  refuses: ['é', 'a1', 'a b', 'a-b', '中', 'ａ'],
  valid: textOf(LETTERS),
  foreign: '1',
})

describeRule('VAL-06 digits only', text.digits, {
  says: 'validators.digits',
  accepts: ['0', '007', '1234567890'],
  refuses: ['1.0', '-1', '+1', '1 2', 'a', '１', '٣', '一'],
  valid: textOf(DIGITS),
  foreign: 'a',
})

describeRule('VAL-07 positive digits', text.positiveDigits, {
  says: 'validators.positiveDigits',
  accepts: ['1', '10', '007', '99999999999999999999'],
  refuses: ['0', '000', '-1', '1.5', 'a', ' 1'],
  valid: textOf(DIGITS).map((digits) => `1${digits}`),
  foreign: '-',
})

describeRule('VAL-08 Chinese and English', text.chineseEnglish, {
  says: 'validators.chineseEnglish',
  accepts: ['中', 'a', '中国China'],
  refuses: ['中1', 'a_b', '中 a', '·', '1'],
  valid: textOf(HAN + LETTERS),
  foreign: '1',
})

describeRule('VAL-09 English and digits', text.englishDigits, {
  says: 'validators.englishDigits',
  accepts: ['a', '1', 'A1b2'],
  refuses: ['中', 'a_1', 'a 1', 'a-1', 'é1'],
  valid: textOf(LETTERS + DIGITS),
  foreign: '中',
})

describeRule('VAL-10 Chinese and digits', text.chineseDigits, {
  says: 'validators.chineseDigits',
  accepts: ['中', '1', '第3班'],
  refuses: ['a', '第3班A', '第 3', '3.5'],
  valid: textOf(HAN + DIGITS),
  foreign: 'a',
})

describeRule('VAL-11 Chinese, English and digits', text.chineseEnglishDigits, {
  says: 'validators.chineseEnglishDigits',
  accepts: ['中', 'a', '1', '第3班A'],
  refuses: ['第3班_A', '第3班 A', 'a-1', '。'],
  valid: textOf(HAN + LETTERS + DIGITS),
  foreign: '_',
})

describeRule('VAL-12 English, digits and underscore', text.englishDigitsUnderscore, {
  says: 'validators.englishDigitsUnderscore',
  accepts: ['_', 'a_1', 'user_name_2'],
  refuses: ['a-1', 'a.1', '中_1', 'a 1', '＿'],
  valid: textOf(LETTERS + DIGITS + '_'),
  foreign: '-',
})

describeRule('VAL-13 Chinese, English, digits and underscore', text.chineseEnglishDigitsUnderscore, {
  says: 'validators.chineseEnglishDigitsUnderscore',
  accepts: ['_', '中_a_1'],
  refuses: ['中-a', '中.a', '中 a'],
  valid: textOf(HAN + LETTERS + DIGITS + '_'),
  foreign: '-',
})

describeRule('VAL-14 Chinese, English, digits, underscore and hyphen', text.chineseEnglishDigitsUnderscoreHyphen, {
  says: 'validators.chineseEnglishDigitsUnderscoreHyphen',
  accepts: ['-', '_', '中-a_1'],
  refuses: ['中.a', '中 a', '中–a', 'a+b'],
  valid: textOf(HAN + LETTERS + DIGITS + '_-'),
  foreign: '.',
})

describeRule(
  'VAL-15 Chinese, English, digits, underscore, hyphen and dot',
  text.chineseEnglishDigitsUnderscoreHyphenDot,
  {
    says: 'validators.chineseEnglishDigitsUnderscoreHyphenDot',
    accepts: ['.', '中-a_1.b', 'v1.0-beta'],
    refuses: ['中 a', '中·a', 'a/b', 'a,b'],
    valid: textOf(HAN + LETTERS + DIGITS + '_-.'),
    foreign: '/',
  },
)

describeRule('VAL-16 name', text.personName, {
  says: 'validators.name',
  accepts: ['张三', 'John', '买买提·艾力', 'J.Smith', '阿A·b.c'],
  refuses: ['张3', '张 三', 'John Smith', 'O’Neil', '张-三', '张•三'],
  valid: textOf(HAN + LETTERS + '.·'),
  foreign: '1',
})

const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~，。、；：？！…—·（）《》〈〉【】「」『』“”‘’￥～'

describeRule('VAL-17 common characters without spaces', text.commonCharacters, {
  says: 'validators.commonCharacters',
  accepts: ['你好，世界！', 'a+b=c', '（50%）', PUNCTUATION],
  refuses: ['你好 世界', '全　角', 'a\tb', 'a\n', '😀', '®'],
  valid: textOf(HAN + LETTERS + DIGITS + PUNCTUATION),
  foreign: ' ',
})

describeRule('VAL-17 common characters with spaces', text.commonCharactersSpaces, {
  says: 'validators.commonCharactersSpaces',
  accepts: ['你好 世界', '全　角', 'Hello, world!', PUNCTUATION],
  refuses: ['a\tb', 'a\nb', 'a\u00a0b', '😀', '®'],
  valid: textOf(HAN + LETTERS + DIGITS + PUNCTUATION + ' '),
})
