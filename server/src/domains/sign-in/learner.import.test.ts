import { MOST_PASSWORD } from '@campus/contracts/sign-in'

import { KEPT } from '../../platform/import/imported-table'
import { learnerImports } from './learner.import'
import { passwordFits } from './password'

const readCell = (name: string, text: string) => learnerImports[0]?.cells[name]?.read(text, () => undefined)
const read = (text: string) => readCell('passwordHash', text)

/** As long as may be, and no character twice. */
const LONGEST = Array.from({ length: MOST_PASSWORD }, (_, at) => String.fromCodePoint(0x4e00 + at * at)).join('')

test('an import takes any password that signing in takes, and no other', async () => {
  for (const password of ['8 spaced ', '锁🔑与门🚪之间', '<b>\'";--$', LONGEST]) {
    expect(await passwordFits(password, String(await read(password)))).toBe(true)
  }
  expect(() => read('7 signs')).toThrow('must have at least 8 characters')
  expect(() => read('x'.repeat(MOST_PASSWORD + 1))).toThrow('must have at most 128 characters')
  expect(read('')).toBe(KEPT)
})

test.each([
  'password',
  'Qwertyuiop',
  '12345678',
  '88888888',
  '20000101',
  '13912345678',
  '12'.repeat(MOST_PASSWORD / 2),
])('the password %j is refused, since it is among the first that are guessed', (password) => {
  expect(() => read(password)).toThrow('must not be found by a million guesses')
})

test('learners come from a file of their own; their passwords never leave', () => {
  const [learners] = learnerImports
  expect(learners?.name).toBe('learners')
  expect(learners?.about).toContain('may sign in')
  expect(learners?.cells['passwordHash']?.write('scrypt$1$2')).toBe('')
})

test.each([
  ['', null],
  ['S-2026_01', 'S-2026_01'],
])('the number %j is read as %j', async (text, expected) => {
  expect(await readCell('studentId', text)).toBe(expected)
})

test.each(['S 2026', '学号1', 'x'.repeat(41), "1';--"])('the number %j is refused', (text) => {
  expect(() => readCell('studentId', text)).toThrow('must be letters, digits, - and _')
})

test('a longest number is taken, a name of more than sixty characters is not', () => {
  const cells = learnerImports[0]?.cells
  expect(readCell('studentId', 'x'.repeat(40))).toBe('x'.repeat(40))
  for (const name of ['realName', 'nickName']) {
    expect(readCell(name, '名'.repeat(60))).toBe('名'.repeat(60))
    expect(() => readCell(name, '名'.repeat(61))).toThrow('at most 60 characters')
  }
  expect(cells?.['mobile']).toMatchObject({ required: true })
})
