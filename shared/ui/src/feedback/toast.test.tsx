import { act, fireEvent, render, screen, within } from '@testing-library/react'

import { expectNoAxeViolations } from '@campus/testing/axe'
import { toast, Toaster } from '@campus/ui/toast'

import { dismissToast, toastStore } from './toast-store'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(() => toastStore.read().forEach(({ id }) => dismissToast(id)))
  jest.useRealTimers()
})

const region = () => screen.getByRole('region', { name: '通知' })
const texts = () =>
  within(region())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test.each([
  ['success', '成功', 3000, 'polite'],
  ['info', '提示', 3000, 'polite'],
  ['warning', '提醒', 4000, 'assertive'],
  ['error', '错误', 5000, 'assertive'],
] as const)('%s: says its kind, is announced, and goes by itself', (tone, kind, duration, urgency) => {
  render(<Toaster />)
  act(() => void toast[tone]('系统消息'))
  const item = within(region()).getByRole('listitem')
  expect(item).toHaveTextContent(`${kind}系统消息`)
  expect(item.parentElement).toHaveAttribute('aria-live', urgency)
  pass(duration - 1)
  expect(texts()).toHaveLength(1)
  pass(1)
  expect(texts()).toEqual([])
})

test('the live regions are there before the first message', () => {
  render(<Toaster />)
  expect(region().querySelectorAll('[aria-live]')).toHaveLength(2)
})

test('a duration of its own', () => {
  render(<Toaster />)
  act(() => void toast.info('已为您继续播放', 8000))
  pass(7999)
  expect(texts()).toHaveLength(1)
  pass(1)
  expect(texts()).toEqual([])
})

test('the same sentence again stands once, and its time starts over', () => {
  render(<Toaster />)
  act(() => void toast.success('操作成功'))
  pass(2000)
  act(() => void toast.success('操作成功'))
  expect(texts()).toHaveLength(1)
  pass(2000)
  expect(texts()).toHaveLength(1)
  pass(1000)
  expect(texts()).toEqual([])
})

test('no more than three at once; the oldest goes', () => {
  render(<Toaster />)
  act(() => ['一', '二', '三', '四'].forEach((text) => toast.info(text)))
  expect(texts()).toEqual(['提示二', '提示三', '提示四'])
})

test.each([
  ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focus', fireEvent.focus, fireEvent.blur],
] as const)('the %s on it holds it', (_, enter, leave) => {
  render(<Toaster />)
  act(() => void toast.success('操作成功'))
  const item = within(region()).getByRole('listitem')
  enter(item)
  pass(60_000)
  expect(texts()).toHaveLength(1)
  leave(item)
  pass(3000)
  expect(texts()).toEqual([])
})

test('is dismissed by its button', () => {
  render(<Toaster />)
  act(() => void toast.error('系统繁忙'))
  fireEvent.click(screen.getByRole('button', { name: '关闭通知' }))
  expect(texts()).toEqual([])
})

test('shows markup as text', () => {
  render(<Toaster />)
  act(() => void toast.error('<img src=x onerror=alert(1)><b>系统繁忙</b>'))
  expect(screen.getByText('<img src=x onerror=alert(1)><b>系统繁忙</b>')).toBeInTheDocument()
  expect(region().querySelector('img, b')).toBeNull()
})

test('passes axe', async () => {
  jest.useRealTimers()
  render(<Toaster />)
  act(() => void toast.success('操作成功'))
  await expectNoAxeViolations()
})
