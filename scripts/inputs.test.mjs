import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { filesBelow, hashInputs, isStamped, ROOT, writeStamp } from './inputs.mjs'

let folder

beforeEach(() => {
  folder = relative(ROOT, mkdtempSync(join(tmpdir(), 'inputs-')))
})

afterEach(() => rmSync(join(ROOT, folder), { recursive: true, force: true }))

const write = (name, content) => writeFileSync(join(ROOT, folder, name), content)

test('the hash follows names and contents, not times', () => {
  write('a.ts', '1')
  const first = hashInputs([folder])
  write('a.ts', '1')
  expect(hashInputs([folder])).toBe(first)
  write('a.ts', '2')
  const changed = hashInputs([folder])
  expect(changed).not.toBe(first)
  write('b.ts', '')
  expect(hashInputs([folder])).not.toBe(changed)
})

test('tests are no input of a build, and a missing path is empty', () => {
  write('a.ts', '')
  write('a.test.ts', '')
  write('a.fixtures.ts', '')
  expect(filesBelow([folder, 'no/such/folder'])).toEqual([`${folder}/a.ts`])
})

test('a stamp holds until the hash differs', () => {
  const stamp = `${folder}/made/.stamp`
  expect(isStamped(stamp, 'x')).toBe(false)
  writeStamp(stamp, 'x')
  expect(isStamped(stamp, 'x')).toBe(true)
  expect(isStamped(stamp, 'y')).toBe(false)
})
