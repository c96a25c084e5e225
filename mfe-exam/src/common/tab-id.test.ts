const KEPT = 'campus.exam-tab'

/** The module in a newly loaded page. */
async function newPage(): Promise<() => string> {
  jest.resetModules()
  return (await import('./tab-id')).tabId
}

const happens = (name: 'pagehide' | 'pageshow') => window.dispatchEvent(new Event(name))

beforeEach(() => sessionStorage.clear())

test('a reload has the name of the page before it, and another tab its own', async () => {
  const first = (await newPage())()
  happens('pagehide')
  expect((await newPage())()).toBe(first)
  sessionStorage.clear()
  const other = (await newPage())()
  expect(other).toMatch(/^[0-9a-f]{32}$/)
  expect(other).not.toBe(first)
})

test('while a page runs its name is not lying there to be copied into a second tab', async () => {
  const tabId = await newPage()
  const name = tabId()
  expect(sessionStorage.getItem(KEPT)).toBeNull()
  happens('pagehide')
  expect(sessionStorage.getItem(KEPT)).toBe(name)
  happens('pageshow')
  expect(sessionStorage.getItem(KEPT)).toBeNull()
  expect(tabId()).toBe(name)
})

test('a browser that keeps nothing gives each page a name', async () => {
  const tabId = await newPage()
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(tabId()).toBe(tabId())
  expect(() => happens('pagehide')).not.toThrow()
  blocked.mockRestore()
})
