/** Proves with the linter's real configuration that a domain of the server cannot use the owner's rights. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { Linter } from 'eslint'

const root = join(import.meta.dirname, '..')

/** Returns a function that gives the linter's messages for a line in a file, which need not exist. */
function linterOf(file) {
  const printed = execFileSync('npx', ['eslint', '--print-config', file], { cwd: root, encoding: 'utf8' })
  const rules = { 'no-restricted-syntax': JSON.parse(printed).rules['no-restricted-syntax'] }
  return (code) => new Linter().verify(code, [{ rules }]).map(({ message }) => message)
}

const LINES = [
  'context.database.asOwner(work)',
  'const { asOwner } = database',
  "import { enterTenant } from '../database/tenant-isolation'",
  "import { leaveTenant as leave } from '../database/tenant-isolation'",
]

test('a domain of the server has none', () => {
  const messagesFor = linterOf('server/src/domains/any-domain/any.routes.ts')
  for (const line of LINES) expect(messagesFor(line)).toContainEqual(expect.stringContaining('use handleLearner'))
})

test('its platform has them', () => {
  const messagesFor = linterOf('server/src/platform/http/register.ts')
  for (const line of LINES) expect(messagesFor(line)).toEqual([])
})
