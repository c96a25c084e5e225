import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readConfig } from '../../platform/config/config'
import { isOperator, operatorPasswordOf, passwordFileOf } from './operator-password'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const madeIn = (name: string) => operatorPasswordOf({ operatorPassword: '', dataDirectory: join(folder, name) })

test('every data folder makes a password of its own, keeps it, and shows it to nobody else', () => {
  const password = madeIn('one')
  expect(password).toMatch(/^[\w-]{43}$/)
  expect(madeIn('one')).toBe(password)
  expect(madeIn('two')).not.toBe(password)
  expect(statSync(passwordFileOf({ dataDirectory: join(folder, 'one') })).mode & 0o777).toBe(0o600)
})

test('a configured password wins, and must be long', () => {
  const config = readConfig({ OPERATOR_PASSWORD: 'twenty-characters-at-least', DATA_DIR: folder })
  expect(operatorPasswordOf(config)).toBe('twenty-characters-at-least')
  expect(() => readConfig({ OPERATOR_PASSWORD: 'short' })).toThrow(
    'OPERATOR_PASSWORD must be 20 characters or more, without a space, the given value is not.',
  )
})

test.each([
  ['Bearer secret', 'secret', true],
  ['Bearer secret ', 'secret', false],
  ['bearer secret', 'secret', false],
  ['secret', 'secret', false],
  ['Bearer ', '', false],
  [undefined, 'secret', false],
])('%j against %j: %s', (authorization, password, expected) => {
  expect(isOperator(authorization, password)).toBe(expected)
})
