import { releaseInStack } from './module-errors.model'
import { anEntry, aRelease } from './module-map.fixtures'

const PAGE = 'https://school.example/study/mine'
const SHELL = 'at render (https://school.example/shell/1/main.js:1:1)'
const exam = (version: string) => `at answer (https://school.example/modules/mfe-exam/${version}/page.js:3:14)`
const PARTNER = 'at look (https://cdn.partner.example/lookup/entry.js:1:1)'
const map = {
  id: 'map1',
  modules: [
    anEntry(aRelease('1.0.0')),
    { ...anEntry(), id: 'mfe-certificate', version: '7', base: 'https://cdn.partner.example/lookup/' },
  ],
}

test.each([
  ['a script of the module', exam('2.0.0'), { module: 'mfe-exam', version: '2.0.0' }],
  ['a script of the release behind it', exam('1.0.0'), { module: 'mfe-exam', version: '1.0.0' }],
  ['a script of a partner', PARTNER, { module: 'mfe-certificate', version: '7' }],
  ['the shell, called by the module', `${SHELL}\n${exam('2.0.0')}`, { module: 'mfe-exam', version: '2.0.0' }],
  ['a module, called by another', `${PARTNER}\n${exam('2.0.0')}`, { module: 'mfe-certificate', version: '7' }],
  ['the shell alone', SHELL, null],
  ['a release that the page was not given', exam('3.0.0'), null],
  ['another site', exam('2.0.0').replace('school', 'other'), null],
  ['nothing', '', null],
])('%s', (_, stack, expected) => {
  expect(releaseInStack(map, `TypeError: boom\n${stack}`, PAGE)).toEqual(expected)
})

test('a stack may begin with an address, as a script without a name does in some browsers', () => {
  const stack = 'https://school.example/modules/mfe-exam/2.0.0/page.js:3:14'
  expect(releaseInStack(map, stack, PAGE)).toEqual({ module: 'mfe-exam', version: '2.0.0' })
})
