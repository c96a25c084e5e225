import { CellFault } from './imported-table'
import { lengthCell } from './length-cell'

const MINUTE = 60_000
const read = (text: string) => {
  const notes: string[] = []
  return { value: lengthCell.read(text, (note) => notes.push(note)), notes }
}

test.each([
  ['12:30', 12.5 * MINUTE, '00:12:30'],
  ['1:02:30', 62.5 * MINUTE, '01:02:30'],
  ['0:25:30', 25.5 * MINUTE, '00:25:30'],
  ['00:00:05.25', 5250, '00:00:05.250'],
  ['2 h 30 min', 150 * MINUTE, '2 h 30 min'],
  ['2h30min', 150 * MINUTE, '2 h 30 min'],
  ['30 h', 1800 * MINUTE, '30 h'],
  ['25 h 30 min 15.5 s', 1530 * MINUTE + 15_500, '25 h 30 min 15.5 s'],
])('%s is a length, and is written so that it is the same when it comes again', (text, value, written) => {
  expect(read(text)).toEqual({ value, notes: [] })
  expect(lengthCell.write(value)).toBe(written)
  expect(read(written)).toEqual({ value, notes: [] })
})

test('an empty cell is the default, and no length is written as nothing', () => {
  expect(read('').value).toBeUndefined()
  expect(lengthCell.write(0)).toBe('')
})

test('what a spreadsheet makes of minutes and seconds is told, and refused where no film is so long', () => {
  expect(read('5:30:00')).toEqual({
    value: 330 * MINUTE,
    notes: ['is taken as 5 h 30 min; a spreadsheet saves 5 min 30 s like this, too'],
  })
  expect(() => read('25:30:00')).toThrow(
    new CellFault('is 25 hours, or 25 minutes that a spreadsheet has saved: write 25 h 30 min or 0:25:30'),
  )
  expect(() => read('30:00:00')).toThrow(
    new CellFault('is 30 hours, or 30 minutes that a spreadsheet has saved: write 30 h or 0:30:00'),
  )
})

test.each(['90', '90 s', '12:60', '1 day', '12：30', '1:2', ' '])('%j is no length', (text) => {
  expect(() => read(text)).toThrow(/^must be a length like 12:30, 1:02:30 or 2 h 30 min/)
})
