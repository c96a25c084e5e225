import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Linter } from 'eslint'
import ts from 'typescript'
import tseslint from 'typescript-eslint'

import { textStandsAlone } from './text-stands-alone.mjs'

const DECLARED = `
  declare global {
    interface Array<T> { map<R>(draw: (one: T) => R): R[] }
    namespace JSX { interface Element { key: string } interface IntrinsicElements { [name: string]: object } }
  }
  declare const Icon: () => JSX.Element
  declare function t(id: string): string
  declare const saved: boolean, count: number, name: string | undefined, draw: JSX.Element
  declare const parts: string[]
  declare const memo: <Draw>(draw: Draw) => Draw
`

let folder = ''
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'lint-'))))
afterAll(() => rmSync(folder, { recursive: true }))

/** The texts of what is reported in a piece of code. */
function reportedIn(piece) {
  const file = join(folder, 'screen.tsx')
  const code = `${DECLARED}${piece}`
  writeFileSync(file, code)
  const program = ts.createProgram([file], { jsx: ts.JsxEmit.Preserve, noLib: true, strict: true })
  const messages = new Linter({ cwd: folder }).verify(
    code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
        plugins: { campus: { rules: { 'text-stands-alone': textStandsAlone } } },
        rules: { 'campus/text-stands-alone': 'error' },
      },
    ],
    file,
  )
  expect(messages.filter(({ fatal }) => fatal)).toEqual([])
  const lines = code.split('\n')
  return messages.map(({ line, column, endColumn }) => lines[line - 1].slice(column - 1, endColumn - 1))
}

test.each([
  ['<p><Icon />{t("saved")}</p>', ['{t("saved")}']],
  ['<p>{saved ? <b /> : <i />}{t("saved")}</p>', ['{t("saved")}']],
  ['<>{count}<Icon /></>', ['{count}']],
  ['<p>{name}<Icon /></p>', ['{name}']],
  ['<p>{saved ? t("saved") : null}<Icon /></p>', ['{saved ? t("saved") : null}']],
  ['<p>{saved && t("saved")}<Icon /></p>', ['{saved && t("saved")}']],
  ['<p>{saved ? <b /> : t("no")}<Icon /></p>', ['{saved ? <b /> : t("no")}']],
  ['<p>{count} / {count}</p>', ['{count}', ' / ', '{count}']],
  ['<p>{`${count} of`}<Icon /></p>', ['{`${count} of`}']],
  ['<p>words<Icon /></p>', ['words']],
  ['<p>{t("saved")} </p>', ['{t("saved")}']],
  ['<p>{" "}{t("saved")}</p>', ['{t("saved")}']],
  ['<p>{parts}</p>', ['{parts}']],
  ['<p>{parts.map((part) => part === "" ? draw : part)}</p>', ['{parts.map((part) => part === "" ? draw : part)}']],
])('%s has bare text beside something else', (element, reported) => {
  expect(reportedIn(`export const screen = ${element}`)).toEqual(reported)
})

test.each([
  '<p>{t("alone")}</p>',
  '<p>{saved ? t("one") : t("other")}</p>',
  '<p><Icon /><span>{t("saved")}</span></p>',
  '<p><Icon /> <b /></p>',
  '<p><Icon />{" "}<b /></p>',
  '<p><Icon />{/* said elsewhere */}</p>',
  '<p>{/* said elsewhere */}{t("alone")}</p>',
  '<p><Icon />{draw}{saved ? <b /> : null}{saved && <b />}</p>',
  '<p>\n  {t("alone")}\n</p>',
  '<p>{parts.map((part) => <b>{part}</b>)}</p>',
])('%s has none', (element) => {
  expect(reportedIn(`export const screen = ${element}`)).toEqual([])
})

test.each([
  'export function Score() { return t("points") }',
  'export function Score() { return saved ? <b /> : t("points") }',
  'export const Score = () => count',
  'export const Score = () => parts',
  'export const Score = memo(() => t("points"))',
  'export const Score = memo(function Drawn() { return name })',
])('%s draws bare text', (component) => {
  expect(reportedIn(component)).toEqual(['Score'])
})

test.each([
  'export function Score() { return <b>{t("points")}</b> }',
  'export const Score = memo(() => saved ? draw : null)',
  'export const Score = () => parts.map((part) => <b>{part}</b>)',
  'export const scoreOf = () => t("points")',
  'export const POINTS = () => count',
])('%s draws none', (component) => {
  expect(reportedIn(component)).toEqual([])
})
