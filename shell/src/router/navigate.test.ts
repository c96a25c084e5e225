import type { navigate, registerNavigate } from './navigate'

/** The module as a page finds it that has just been opened. */
function freshPage() {
  let page: { navigate: typeof navigate; registerNavigate: typeof registerNavigate } | undefined
  jest.isolateModules(() => {
    page = jest.requireActual('./navigate')
  })
  if (page === undefined) throw new Error('the module did not load')
  return page
}

afterEach(() => history.replaceState(null, '', '/'))

test('before the router stands an address is opened by the browser itself', () => {
  // The one kind of full load that jsdom knows.
  freshPage().navigate('#part')
  expect(location.hash).toBe('#part')
})

test('once the router stands it leads there, without a load', () => {
  const page = freshPage()
  const go = jest.fn()
  page.registerNavigate(go)
  page.navigate('#part')
  expect(go).toHaveBeenCalledWith('#part')
  expect(location.hash).toBe('')
})
