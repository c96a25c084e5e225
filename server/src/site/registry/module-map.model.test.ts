import { createHash } from 'node:crypto'

import * as v from 'valibot'

import { mapIndex } from '@campus/contracts/composition'
import { modulePageAt } from '@campus/contracts/route'
import { hasSitePage } from '@campus/contracts/site-pages'

import { aModule, routeOf } from '../../testing/releases'
import { mapForPage, mapOfChoices, offeredVersions, partsOf, type Placed } from './module-map.model'

const placed = (id: string, version: string, paths: readonly string[], slots: readonly string[] = []): Placed => {
  const module = aModule(id, version)
  const manifest = { ...module.manifest, routes: paths.map((path) => routeOf(path)), slots: [...slots] }
  return { release: { ...module, manifest }, isContained: false }
}
const choice = (chosen: Placed, lastGood: Placed | null = null) => ({ chosen, lastGood, isTripped: false })

const map = mapOfChoices([
  choice(placed('mfe-exam', '2', ['/exam']), placed('mfe-exam', '1', ['/exam'])),
  choice(placed('mfe-portal', '1', ['/', '/school-info'], ['consult-dialog.v1', 'unheard-of.v1'])),
])
const given = mapForPage(map, modulePageAt(map, '/exam'))
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

test('a page gets its route’s module whole, and of the others the pages and slots that the shell asks for', () => {
  expect(given).toMatchObject({ id: map.id, modules: [map.modules[0]] })
  expect(given.rest).toMatchObject({ paths: ['/', '/school-info'], slots: ['consult-dialog.v1'] })
  expect(['/', '/school-info', '/query_pc'].map((path) => hasSitePage(given, path))).toEqual([true, true, false])
})

test('a page of the shell gets no module', () => {
  expect(mapForPage(map, null).modules).toEqual([])
})

test('a map of one module is whole in that module’s pages', () => {
  const alone = mapOfChoices([choice(placed('mfe-exam', '2', ['/exam']))])
  expect(mapForPage(alone, modulePageAt(alone, '/exam'))).toBe(alone)
})

test('the page knows the integrity of the index, and the index that of each entry', () => {
  const { index, entries } = partsOf(map)
  expect(given.rest?.integrity).toBe(sha384(index))
  const read = v.parse(mapIndex, JSON.parse(index))
  expect(read.map(({ id, paths }) => [id, paths])).toEqual([
    ['mfe-exam', ['/exam']],
    ['mfe-portal', ['/', '/school-info']],
  ])
  for (const { id, integrity } of read) {
    const text = entries.get(id) ?? ''
    expect(integrity).toBe(sha384(text))
    expect(JSON.parse(text)).toEqual(map.modules.find((entry) => entry.id === id))
  }
})

test('what a page gets does not grow with modules that its route does not need', () => {
  const more = Array.from({ length: 96 }, (_, number) => {
    const at = (version: string) => placed(`mfe-other-${number}`, version, [`/other/${number}`])
    return choice(at('2'), at('1'))
  })
  const { modules } = map
  const large = mapOfChoices([choice(placed('mfe-exam', '2', ['/exam']), placed('mfe-exam', '1', ['/exam'])), ...more])
  expect(large.modules).toHaveLength(97)
  const size = (whole: typeof map) => JSON.stringify(mapForPage(whole, modulePageAt(whole, '/exam'))).length
  expect(modules).toHaveLength(2)
  expect(size(large)).toBeLessThanOrEqual(size(map))
})

test('a map offers of each entry the release and the one behind it', () => {
  expect(offeredVersions(map)).toEqual(
    new Map([
      ['mfe-exam', ['2', '1']],
      ['mfe-portal', ['1']],
    ]),
  )
})
