import { CellFault } from '../../../platform/import/imported-table'
import { examImports } from './paper.import'

const cell = examImports.find(({ name }) => name === 'questions')?.cells['options']
const blanks = examImports.find(({ name }) => name === 'solutions')?.cells['blanks']
const read = (text: string) => cell?.read(text, () => undefined)

test('options stand in lines; what begins with a tag is HTML where a reader finds something in it', () => {
  expect(read('甲\n<p>乙<br></p>\r\n<img src="1.png">\n\n')).toEqual([
    { key: 'A', html: '', label: '甲' },
    { key: 'B', html: '<p>乙<br /></p>', label: '' },
    { key: 'C', html: '<img src="1.png" />', label: '' },
  ])
  expect(read('<br>\n<hr>\n<p>')).toEqual([
    { key: 'A', html: '', label: '<br>' },
    { key: 'B', html: '', label: '<hr>' },
    { key: 'C', html: '', label: '<p>' },
  ])
  expect(cell?.write(read('<br>\n甲'))).toBe('<br>\n甲')
  expect(read(' \n')).toEqual([])
})

test.each([
  ['甲\n\n丙\n丁', 'B'],
  ['\n甲\n乙', 'A'],
  ['甲\n \n丙', 'B'],
])('%j is refused: a line without words would give the later ones other letters', (text, letter) => {
  expect(() => read(text)).toThrow(new CellFault(`must have no empty line among the options, ${letter} says nothing`))
})

test('right texts have | between two, and hold one themselves', () => {
  const value = [['禁止合闸', '禁止合闸，有人工作'], ['|x|', String.raw`a\b`], ['50']]
  const text = String.raw`禁止合闸|禁止合闸，有人工作
\|x\||a\\b
50`
  expect(blanks?.read(text, () => undefined)).toEqual(value)
  expect(blanks?.write(value)).toBe(text)
})

test.each(['|x|', 'a||b', 'a|'])('%s is refused: nothing would be right, too', (text) => {
  expect(() => blanks?.read(text, () => undefined)).toThrow(/must have a text on both sides of each \|/)
})
