import { act, render, screen } from '@testing-library/react'

import { getScheme, setScheme, useScheme } from './scheme'

const onPage = () => document.documentElement.dataset['scheme']

afterEach(() => setScheme('system'))

test.each(['light', 'dark'] as const)('%s is shown and remembered', (scheme) => {
  setScheme(scheme)
  expect(getScheme()).toBe(scheme)
  expect(onPage()).toBe(scheme)
  expect(localStorage.getItem('campus.scheme')).toBe(scheme)
  // For the server, which writes the first paint.
  expect(document.cookie).toContain(`campus.scheme=${scheme}`)
})

test('with system the device decides', () => {
  setScheme('dark')
  setScheme('system')
  expect(onPage()).toBeUndefined()
})

test.each([
  ['dark', 'dark'],
  ['sepia', undefined],
  [null, undefined],
])('a visit that finds %s in storage shows %s', (stored, shown) => {
  if (stored !== null) localStorage.setItem('campus.scheme', stored)
  jest.isolateModules(() => {
    jest.requireActual('./scheme')
  })
  expect(onPage()).toBe(shown)
})

test('the choice holds for the page when storage is blocked', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  setScheme('dark')
  expect(setItem).toHaveBeenCalled()
  expect(onPage()).toBe('dark')
})

test('a component follows the choice', () => {
  function Shown() {
    return <p>{useScheme()}</p>
  }
  render(<Shown />)
  expect(screen.getByText('system')).toBeInTheDocument()
  act(() => setScheme('dark'))
  expect(screen.getByText('dark')).toBeInTheDocument()
})

test('the server finds the choice for as long as browsers keep a cookie, on every page', () => {
  const written = jest.spyOn(Document.prototype, 'cookie', 'set')
  setScheme('dark')
  // 400 days.
  expect(written).toHaveBeenCalledWith('campus.scheme=dark; path=/; max-age=34560000; samesite=lax')
})

test('a visit that may not read storage is left to the device', () => {
  setScheme('dark')
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  jest.isolateModules(() => {
    expect(jest.requireActual<{ getScheme: typeof getScheme }>('./scheme').getScheme()).toBe('system')
  })
  expect(onPage()).toBeUndefined()
})
