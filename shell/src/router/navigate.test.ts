import type { navigate, registerNavigate } from './navigate'

/** The module as a newly opened page finds it. */
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
  // The only kind of full load in jsdom.
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
