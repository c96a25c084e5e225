import type { BootData } from '@campus/contracts/composition'

import { aSite } from '../testing/in-site'
import { forgetOverride, overriddenAddress, withoutOverride } from './kept-override'

const HERE = 'http://localhost:8080/query_pc?schoolId=10001#end'
const asked = 'mfe-exam@1.4.0'

function aPage(override?: string): BootData {
  const site = aSite({ settings: { development: true } })
  return override === undefined ? site : { ...site, override: { asked: override, modules: [], refused: [] } }
}

beforeEach(() => sessionStorage.clear())

test('a tab that was given an override loads its later pages with it, until it is forgotten', () => {
  expect(overriddenAddress(aPage(), HERE)).toBeNull()
  expect(overriddenAddress(aPage(asked), HERE)).toBeNull()
  expect(overriddenAddress(aPage(), HERE)).toBe(
    'http://localhost:8080/query_pc?schoolId=10001&override=mfe-exam%401.4.0#end',
  )
  forgetOverride()
  expect(overriddenAddress(aPage(), HERE)).toBeNull()
})

test('the newest override is the tab’s', () => {
  overriddenAddress(aPage(asked), HERE)
  overriddenAddress(aPage('mfe-exam@1.5.0'), HERE)
  expect(overriddenAddress(aPage(), HERE)).toContain('override=mfe-exam%401.5.0')
})

test('in production a tab keeps and follows none, whatever lies in its storage', () => {
  const visitors = aSite()
  expect(overriddenAddress({ ...visitors, override: { asked, modules: [], refused: [] } }, HERE)).toBeNull()
  expect(sessionStorage).toHaveLength(0)
  overriddenAddress(aPage(asked), HERE)
  expect(overriddenAddress(visitors, HERE)).toBeNull()
})

test('where storage is blocked the page goes on', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(overriddenAddress(aPage(), HERE)).toBeNull()
  blocked.mockRestore()
})

test.each([
  ['http://localhost:8080/query_pc?override=mfe-exam@1', 'http://localhost:8080/query_pc'],
  ['http://localhost:8080/?id=1&override=a@1&tab=2#x', 'http://localhost:8080/?id=1&tab=2'],
  ['http://localhost:8080/#x', 'http://localhost:8080/'],
])('%s without its override is %s', (here, there) => {
  expect(withoutOverride(here)).toBe(there)
})
