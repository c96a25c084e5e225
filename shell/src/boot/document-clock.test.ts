import { configureHttp, serverNow } from '@campus/http/client'

import { readDocumentClock } from './document-clock'
import { httpOptions } from './http-options'

const DAY = 24 * 60 * 60_000
const truth = Date.now() - 8 * DAY
let loaded: Partial<PerformanceNavigationTiming>[]

beforeEach(() => {
  configureHttp(httpOptions(null))
  const at = performance.now()
  loaded = [{ requestStart: at, responseStart: at, transferSize: 5000 }]
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => loaded })
})
afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'))

test.each([
  ['the browser says when it came', true],
  ['the browser does not say', false],
])('the time of the document is the server’s, whatever the device’s clock says: %s', (_, isTimed) => {
  if (!isTimed) loaded = []
  readDocumentClock(truth)
  expect(Math.abs(serverNow() - truth)).toBeLessThan(DAY / 24)
})

test.each<[string, number | undefined, Partial<PerformanceNavigationTiming>[]]>([
  ['a plain static host writes none', undefined, [{ requestStart: 0, responseStart: 0, transferSize: 5000 }]],
  ['a document of the browser’s store tells the time of another visit', truth, [{ transferSize: 0 }]],
])('it is not known yet: %s', (_, serverTime, entries) => {
  loaded = entries
  readDocumentClock(serverTime)
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(DAY)
})
