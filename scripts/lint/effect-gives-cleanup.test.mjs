import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Linter } from 'eslint'
import ts from 'typescript'
import tseslint from 'typescript-eslint'

import { effectGivesCleanup } from './effect-gives-cleanup.mjs'

const DECLARED = `
  declare const useEffect: (effect: () => void | (() => void), on?: readonly unknown[]) => void
  declare const useMemo: (make: () => unknown) => unknown
  declare const React: { useLayoutEffect: typeof useEffect }
  declare const part: { current?: { scroll(): void } }, release: string | null
  declare function hold(): () => void
  declare function tell(): void
`

let folder = ''
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'lint-'))))
afterAll(() => rmSync(folder, { recursive: true }))

/** How often something is reported in a piece of code. */
function reportsIn(piece) {
  const file = join(folder, 'effect.ts')
  const code = `${DECLARED}${piece}`
  writeFileSync(file, code)
  const program = ts.createProgram([file], { noLib: true, strict: true })
  const messages = new Linter({ cwd: folder }).verify(
    code,
    [
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
        plugins: { campus: { rules: { 'effect-gives-cleanup': effectGivesCleanup } } },
        rules: { 'campus/effect-gives-cleanup': 'error' },
      },
    ],
    file,
  )
  expect(messages.filter(({ fatal }) => fatal)).toEqual([])
  return messages.length
}

test.each([
  'useEffect(() => part.current?.scroll(), [])',
  'useEffect(() => tell())',
  'React.useLayoutEffect(() => tell(), [release])',
  'useEffect(() => (release === null ? tell() : hold()), [release])',
])('%s gives whatever the call gives', (code) => {
  expect(reportsIn(code)).toBe(1)
})

test.each([
  'useEffect(() => { part.current?.scroll() }, [])',
  'useEffect(() => () => part.current?.scroll(), [])',
  'useEffect(() => hold(), [])',
  'useEffect(() => (release === null ? undefined : hold()), [release])',
  'useMemo(() => tell())',
])('%s gives an end, or nothing', (code) => {
  expect(reportsIn(code)).toBe(0)
})
