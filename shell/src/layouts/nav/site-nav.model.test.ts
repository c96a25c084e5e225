import type { ModuleRoute } from '@campus/contracts/composition'

import { anEntry } from '../../modules/module-map.fixtures'
import { isAt, openEntries } from './site-nav.model'

const mapOf = (...paths: string[]) => ({
  modules: [
    anEntry(null, {
      routes: paths.map((path): ModuleRoute => ({
        path,
        layout: 'main',
        login: false,
        special: false,
        title: 'school',
      })),
    }),
  ],
})

test('only pages that the site has are offered', () => {
  const entries = openEntries(mapOf('/', '/news-information/list', '/query_pc'), '/query_pc')
  expect(entries.map(({ label }) => label)).toEqual(['nav.home', 'nav.news', 'nav.certificateLookup'])
})

test('the school’s page is found in spite of the query in its address', () => {
  expect(openEntries(mapOf('/school-info'), '/query_pc').map(({ to }) => to)).toEqual(['/school-info?index=0'])
})

test('a brand’s own lookup replaces the school’s', () => {
  expect(openEntries(mapOf('/query_pc/kuka'), '/query_pc/kuka')).toEqual([
    { label: 'nav.certificateLookup', to: '/query_pc/kuka' },
  ])
})

test.each([
  ['/', '/', true],
  ['/', '/news-information/list', false],
  ['/news-information/list', '/news-information/detail', true],
  ['/notice/list', '/notice/detail', true],
  ['/school-info?index=0', '/school-info', true],
  ['/educational-product', '/training-project/detail', false],
])('%s marks %s: %s', (to, pathname, marked) => {
  expect(isAt(to, pathname)).toBe(marked)
})
