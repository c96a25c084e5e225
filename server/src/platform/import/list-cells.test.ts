import { pictureCell, textCell } from './cells'
import { CellFault } from './imported-table'
import { listCell } from './list-cells'
import { filmCell } from './media-cells'

const cell = listCell({ name: textCell({ required: true }), url: pictureCell, note: textCell() }, { max: 2 })
const read = async (text: string) => cell.read(text, () => undefined)
/** The sentence of a refusal. */
const refusal = async (work: () => unknown): Promise<string> => {
  try {
    await work()
  } catch (error) {
    if (error instanceof CellFault) return error.message
    throw error
  }
  throw new Error('it was taken')
}

test('an entry stands in each line, its parts with | between two, the last ones may be left out', async () => {
  const entries = [
    { name: '甲', url: 'pictures/1.png', note: '' },
    { name: 'a | b\\n', url: '', note: '两\n行 \\' },
  ]
  expect(await read('甲|pictures/1.png\r\n\r\na \\| b\\\\n |  | 两\\n行 \\\\')).toEqual(entries)
  expect(cell.write(entries)).toBe('甲 | pictures/1.png\na \\| b\\\\n |  | 两\\n行 \\\\')
  expect(await read(cell.write(entries))).toEqual(entries)
  expect(await read('')).toEqual([])
})

test('its pictures are named and renamed', async () => {
  const entries = await read('甲|pictures/1.png\n乙|pictures/2.png')
  expect(cell.files?.namedIn(entries)).toEqual([
    { name: 'pictures/1.png', use: 'picture' },
    { name: 'pictures/2.png', use: 'picture' },
  ])
  expect(cell.files?.renamed(entries, (name) => `/files/${name}`)).toMatchObject([
    { url: '/files/pictures/1.png' },
    { url: '/files/pictures/2.png' },
  ])
})

test.each([
  ['一\n二\n三', 'must have at most 2 lines, it has 3'],
  ['甲|a|b|c', 'must have lines of name | url | note, "甲|a|b|c" has 4 parts'],
  ['|pictures/1.png', 'must have name in each line: text of at most 200 characters'],
  [`甲||${'长'.repeat(201)}`, 'has a note that must be text of at most 200 characters, it has 201'],
])('%j is refused', async (text, message) => {
  expect(await refusal(() => read(text))).toBe(message)
})

test('a film that no browser plays is refused, whatever its address goes on with', async () => {
  const film = (address: string) => filmCell.read(address, () => undefined)
  expect(film('https://films.example/1.m3u8?sign=a.wmv')).toBe('https://films.example/1.m3u8?sign=a.wmv')
  expect(await refusal(() => film('https://films.example/1.WMV?sign=1'))).toContain('browsers play no .WMV')
  expect(await refusal(() => film('films/1.avi'))).toContain('browsers play no .avi')
  expect(film('films/1.mp4')).toBe('films/1.mp4')
})
