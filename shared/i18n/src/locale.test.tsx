import { act, render, screen } from '@testing-library/react'

import { getLocale, localeReady, LOCALES, setLocale, useLocale } from './locale'
import { defineMessages } from './messages'

afterEach(() => act(() => setLocale('zh-CN')))

test('starts in Chinese', () => {
  expect(getLocale()).toBe('zh-CN')
  expect(document.documentElement.lang).toBe('zh-CN')
})

test.each(LOCALES)('%s is set on the page and remembered', async (locale) => {
  await setLocale(locale)
  expect(getLocale()).toBe(locale)
  expect(document.documentElement.lang).toBe(locale)
  expect(localStorage.getItem('campus.locale')).toBe(locale)
  // For the server, which writes the first paint.
  expect(document.cookie).toContain(`campus.locale=${locale}`)
})

test('useLocale renders again on a switch', async () => {
  function Current() {
    return <p>{useLocale()}</p>
  }
  render(<Current />)
  expect(screen.getByText('zh-CN')).toBeInTheDocument()
  await act(() => setLocale('en'))
  expect(screen.getByText('en')).toBeInTheDocument()
})

test('works from memory when storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  await setLocale('en')
  expect(getLocale()).toBe('en')
})

describe('on the next visit', () => {
  test.each([
    ['en', 'en', 'No data'],
    ['zh-CN', 'zh-CN', '暂无数据'],
    ['xx', 'zh-CN', '暂无数据'],
  ])('the stored %p gives %s', async (stored, locale, text) => {
    localStorage.setItem('campus.locale', stored)
    await jest.isolateModulesAsync(async () => {
      const visit = await import('./locale')
      const { translateShared } = await import('./messages')
      expect(visit.getLocale()).toBe(locale)
      await visit.localeReady()
      expect(translateShared('common.noData')).toBe(text)
    })
  })
})

describe('when English cannot be loaded', () => {
  const reported = jest.fn()

  beforeEach(() => {
    Object.defineProperty(globalThis, 'reportError', { configurable: true, value: reported })
  })

  test('it is tried again at once', async () => {
    const load = jest
      .fn<Promise<{ en: { hello: string } }>, []>()
      .mockRejectedValueOnce(new Error('connection dropped'))
      .mockResolvedValue({ en: { hello: 'Hello' } })
    const { translate } = defineMessages({ hello: '你好' }, load)
    await setLocale('en')
    expect(translate('hello')).toBe('Hello')
    expect(reported).not.toHaveBeenCalled()
  })

  test('texts that hang hold nobody up, and are put in place when they come', async () => {
    await setLocale('en')
    let arrive = (_: { en: { hello: string } }): void => undefined
    const { useT } = defineMessages({ hello: '你好' }, () => new Promise((resolve) => (arrive = resolve)))
    const Greeting = () => <p>{useT()('hello')}</p>
    await localeReady()
    render(<Greeting />)
    expect(screen.getByText('你好')).toBeInTheDocument()
    await act(async () => arrive({ en: { hello: 'Hello' } }))
    expect(screen.getByText('Hello')).toBeInTheDocument()
  })

  test('the switch tells so, the failure is reported, and the texts stay readable', async () => {
    const offline = new Error('offline')
    const { translate } = defineMessages({ hello: '你好' }, () => Promise.reject(offline))
    await expect(setLocale('en')).rejects.toThrow('texts of locale en could not be loaded')
    expect(reported).toHaveBeenCalledWith(offline)
    expect(translate('hello')).toBe('你好')
  })
})
