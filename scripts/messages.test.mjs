/**
 * Checks the texts of the workspace: each exists in both languages, is used somewhere, and lies beside its
 * use, so that no other script carries it.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { catalogueDifferences } from '../shared/i18n/src/catalogue-check'
import { filesBelow, ROOT } from './inputs.mjs'
import { namesIn } from './message-uses.mjs'
import { MODULES, SHARED } from './workspace.mjs'

const APPS = ['shell', ...MODULES]
const SOURCES = filesBelow([...APPS, ...SHARED].map((folder) => `${folder}/src`)).filter(
  (file) => /\.tsx?$/.test(file) && !/\/testing\/|\.(?:en|zh-CN)\.ts$/.test(file),
)
const CATALOGUES = filesBelow([...APPS, ...SHARED].map((folder) => `${folder}/src`)).filter((file) =>
  file.endsWith('.zh-CN.ts'),
)
/** Folders of an app that several of its pages use; the others are features. */
const ON_SEVERAL_PAGES = ['common', 'boot', 'layouts', 'modules', 'router', 'session', 'shared-scope']

const names = new Map(SOURCES.map((file) => [file, namesIn(readFileSync(join(ROOT, file), 'utf8'), file)]))
/** One that several catalogues share a script with passes theirs on beside its own. */
const catalogueOf = async (file) => {
  const exported = await import(join(ROOT, file))
  return exported.en ?? Object.values(exported)[0]
}
const whoNames = (id, folder) =>
  [...names].flatMap(([file, { has }]) => (file.startsWith(folder) && has(id) ? file : []))

test('every app has a catalogue', () => {
  expect(APPS.filter((app) => !CATALOGUES.some((file) => file.startsWith(`${app}/`)))).toEqual([])
})

test.each(CATALOGUES)('%s says the same as its English', async (file) => {
  const chinese = await catalogueOf(file)
  expect(Object.keys(chinese).length).toBeGreaterThan(0)
  expect(catalogueDifferences(chinese, await catalogueOf(file.replace('.zh-CN.', '.en.')))).toEqual([])
})

test.each(CATALOGUES)('every text of %s is shown', async (file) => {
  const scope = scopeOf(file)
  const unused = Object.keys(await catalogueOf(file)).filter((id) => whoNames(id, scope).length === 0)
  expect(unused).toEqual([])
})

test.each(CATALOGUES.filter((file) => file.includes('/src/common/')))(
  'no text of %s is shown by one feature alone',
  async (file) => {
    const [app] = file.split('/')
    const misplaced = Object.keys(await catalogueOf(file)).flatMap((id) => {
      const [feature, ...others] = new Set(whoNames(id, `${app}/src/`).map(featureOf))
      return others.length === 0 && typeof feature === 'string'
        ? [`${id}: move it to ${app}/src/${feature}/messages.*.ts`]
        : []
    })
    expect(misplaced).toEqual([])
  },
)

/**
 * Where a catalogue may be used: in its folder; that of `common/` in its app; that of a shared package
 * everywhere.
 */
function scopeOf(file) {
  if (file.startsWith('shared/')) return ''
  return file.includes('/src/common/') ? file.slice(0, file.indexOf('common/')) : `${dirname(file)}/`
}

/** The feature folder of an app in which a file lies; null for shared ones. */
function featureOf(file) {
  const [, , folder, ...below] = file.split('/')
  return below.length === 0 || ON_SEVERAL_PAGES.includes(folder) ? null : folder
}

describe('what a source names', () => {
  const source =
    "const t = useT(); t('a.b'); t(`c.${x}`); t(`d.${x}.e`); t(x ? 'f' : `g`); t(`${x}.y`); t(`${x}.title.${y}`)"
  test.each(['a.b', 'c.1', 'd.2.e', 'f', 'g', 'h.title.1'])('%s', (id) => {
    expect(namesIn(source, 'a.tsx').has(id)).toBe(true)
  })
  test.each(['a', 'a.b.c', 'c.1.2', 'c.', 'd.e', 'x.y', 'h.title', 'h.i.title.1'])('not %s', (id) => {
    expect(namesIn(source, 'a.tsx').has(id)).toBe(false)
  })
})
