/** Holds docs/security.md against the tests it names, and against the requirements it has to go through. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from './inputs.mjs'

/**
 * Requirements of levels 1 and 2 in each section of a chapter of OWASP ASVS 5.0: V1.1 has two, V1.2 nine. They come
 * first in their section; a section with none is of level 3.
 */
const REQUIREMENTS = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
}
const IDS = Object.entries(REQUIREMENTS).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
)

const LINES = readFileSync(join(ROOT, 'docs/security.md'), 'utf8').split('\n')
/** The file of a test, and beside it a title. */
const PROOF = /`([^`\s]+\.(?:test|story)\.\w+)` — `([^`]+)`/g
const PROOFS = LINES.flatMap((line) => [...line.matchAll(PROOF)].map(([, file, title]) => ({ file, title })))

/** Whether a source has a test of this title, as it is written there; what groups tests is none. */
function hasTest(source, title) {
  const literal = title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(`(?<!describe)\\(\\s*(['"\`])${literal}\\1\\s*,`).test(source)
}

/** The requirements that a text names: one by its number, or all of a section or chapter. */
function idsIn(text) {
  return (text.match(/V\d+(?:\.\d+){0,2}/g) ?? []).flatMap((name) => {
    const ids = IDS.filter((id) => id === name || id.startsWith(`${name}.`))
    return ids.length === 0 ? [`${name}, which is none of level 1 or 2`] : ids
  })
}

test('every test that the page names is there', () => {
  expect(PROOFS.length).toBeGreaterThan(200)
  const missing = PROOFS.filter(({ file, title }) => {
    const path = join(ROOT, file)
    return !existsSync(path) || !hasTest(readFileSync(path, 'utf8'), title)
  })
  expect(missing).toEqual([])
})

test('in a table a file of tests stands with a title', () => {
  const rows = LINES.filter((line) => line.startsWith('|')).map((row) => row.replaceAll(PROOF, ''))
  expect(rows.filter((row) => /\.(?:test|story)\./.test(row))).toEqual([])
})

test('every requirement stands once: with its tests, as one that does not apply, or as open', () => {
  expect(IDS).toHaveLength(253)
  const places = LINES.map((line) => {
    if (line.startsWith('| V')) return line.split('|')[1]
    return line.startsWith('Does not apply: ') ? line.split(', because ')[0] : ''
  })
  expect(places.flatMap(idsIn).sort()).toEqual([...IDS].sort())
})

test('only what is written as a test counts as one', () => {
  const source =
    "test('one (of two)', () => {\n})\ntest.each(CASES)(\n  `${name} is kept`,\n)\ndescribe('a group', () => {"
  const found = ['one (of two)', '${name} is kept', 'a group', 'one', 'is kept'].map((title) => hasTest(source, title))
  expect(found).toEqual([true, true, false, false, false])
})
