import { act, fireEvent, render, screen } from '@testing-library/react'

import { expectNoAxeViolations } from '@campus/testing/axe'
import { Toaster } from '@campus/ui/toast'

import { dismissToast, toastStore } from '../feedback/toast-store'
import { CodeButton } from './code-button'

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }))
afterEach(() => {
  act(() => toastStore.read().forEach(({ id }) => dismissToast(id)))
  jest.useRealTimers()
})

const button = () => screen.getByRole('button', { name: /验证码|获取/ })
const press = () => act(async () => void fireEvent.click(button()))
/** One second at a time: the next tick is set only after the last one was drawn. */
function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) act(() => jest.advanceTimersByTime(1000))
}

function show(onSend: () => Promise<boolean>) {
  return render(
    <>
      <CodeButton onSend={onSend} />
      <Toaster />
    </>,
  )
}

test('SH-87 an idle button offers to get the code', () => {
  show(() => Promise.resolve(true))
  expect(button()).toHaveTextContent('获取验证码')
})

test('SH-88 after a send it counts 60 seconds down, one a second', async () => {
  show(() => Promise.resolve(true))
  await press()
  expect(button()).toHaveTextContent('60秒重新获取')
  for (let left = 59; left > 0; left -= 1) {
    pass(1)
    expect(button()).toHaveTextContent(`${left}秒重新获取`)
  }
})

test('SH-88 the count follows the clock, not the ticks', async () => {
  show(() => Promise.resolve(true))
  await press()
  // The tab slept for 40 seconds: one late tick.
  jest.setSystemTime(1_000_000 + 40_000)
  pass(1)
  expect(button()).toHaveTextContent('19秒重新获取')
})

test('SH-89 after the count it offers to get it again, and sends again', async () => {
  const onSend = jest.fn(() => Promise.resolve(true))
  show(onSend)
  await press()
  pass(59)
  expect(button()).toHaveTextContent('1秒重新获取')
  pass(1)
  expect(button()).toHaveTextContent('重新获取')
  expect(button()).not.toHaveTextContent('秒')
  await press()
  expect(onSend).toHaveBeenCalledTimes(2)
  expect(button()).toHaveTextContent('60秒重新获取')
})

test('SH-90 a press while it counts warns, and sends nothing', async () => {
  const onSend = jest.fn(() => Promise.resolve(true))
  show(onSend)
  await press()
  await press()
  expect(onSend).toHaveBeenCalledTimes(1)
  expect(screen.getByText('倒计时结束后再发送')).toBeInTheDocument()
  expect(button()).toHaveTextContent('60秒重新获取')
})

test('SH-94 a send that failed starts no count', async () => {
  const onSend = jest.fn(() => Promise.resolve(false))
  show(onSend)
  await press()
  expect(button()).toHaveTextContent('获取验证码')
  await press()
  expect(onSend).toHaveBeenCalledTimes(2)
})

test('while it sends, it is busy and further presses send nothing', async () => {
  let arrive = (_: boolean): void => undefined
  const onSend = jest.fn(() => new Promise<boolean>((resolve) => (arrive = resolve)))
  show(onSend)
  await press()
  await press()
  expect(button()).toHaveAttribute('aria-busy', 'true')
  expect(onSend).toHaveBeenCalledTimes(1)
  await act(async () => arrive(true))
  expect(button()).toHaveTextContent('60秒重新获取')
})

test('passes axe idle and counting', async () => {
  jest.useRealTimers()
  const { container } = show(() => Promise.resolve(true))
  await expectNoAxeViolations(container)
  await press()
  await expectNoAxeViolations(container)
})
