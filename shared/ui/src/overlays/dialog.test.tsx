import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'

import { expectNoAxeViolations } from '@campus/testing/axe'
import { dialogsGone } from '@campus/testing/dialogs'
import { toast, Toaster } from '@campus/ui/toast'

import { dismissToast, toastStore } from '../feedback/toast-store'
import { ConfirmDialog, Dialog } from './dialog'

afterEach(() => act(() => toastStore.read().forEach(({ id }) => dismissToast(id))))

function Consult({ dismissible = true }: { dismissible?: boolean }) {
  const [person, setPerson] = useState<string>()
  const close = () => setPerson(undefined)
  return (
    <>
      <button type="button" onClick={() => setPerson('李老师')}>
        咨询
      </button>
      <Dialog
        open={person !== undefined}
        onClose={close}
        title="在线咨询"
        dismissible={dismissible}
        footer={
          <button type="button" onClick={close}>
            提交
          </button>
        }
      >
        <label>
          内容 <input />
        </label>
        <p>{person}</p>
      </Dialog>
      <Toaster />
    </>
  )
}

async function openConsult(dismissible = true) {
  const user = userEvent.setup()
  render(<Consult dismissible={dismissible} />)
  await user.click(screen.getByRole('button', { name: '咨询' }))
  const dialog = await screen.findByRole('dialog', { name: '在线咨询' })
  return { user, dialog }
}

test('SH-86 opens as a modal with its title, and its close icon closes it', async () => {
  const { user, dialog } = await openConsult()
  expect(dialog).toHaveAttribute('aria-modal', 'true')
  await user.click(screen.getByRole('button', { name: '关闭' }))
  await dialogsGone()
})

test('it can be seen from its first frame by those who want no motion', async () => {
  const { dialog } = await openConsult()
  dialog.setAttribute('data-starting-style', '')
  expect(dialog).toBeVisible()
})

test('SH-86 it fades: window and backdrop change their opacity over time', async () => {
  const { dialog } = await openConsult()
  const fading = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
    getComputedStyle(element).transition.includes('opacity'),
  )
  expect(fading).toContain(dialog)
  const backdrop = fading.filter((element) => !element.contains(dialog) && !dialog.contains(element))
  expect(backdrop.map((element) => getComputedStyle(element).position)).toContain('fixed')
})

test('a frame in it does not take the focus: a key pressed there would not reach the dialog', async () => {
  render(
    <Dialog open onClose={jest.fn()} title="预览">
      <iframe title="移动端" />
    </Dialog>,
  )
  const dialog = await screen.findByRole('dialog', { name: '预览' })
  await waitFor(() => expect(dialog).toHaveFocus())
})

test('SH-86 Escape closes it and the focus returns to where it was', async () => {
  const { user } = await openConsult()
  await user.keyboard('{Escape}')
  await dialogsGone()
  await waitFor(() => expect(screen.getByRole('button', { name: '咨询' })).toHaveFocus())
})

test('SH-86 the focus goes in and stays in', async () => {
  const { user, dialog } = await openConsult()
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  for (let presses = 0; presses < 6; presses += 1) {
    await user.tab()
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  }
})

test('SH-86 the page behind does not scroll, and does again after', async () => {
  const locked = () =>
    [document.documentElement, document.body].some(
      ({ style }) => style.overflow.includes('hidden') || style.overflowY === 'hidden',
    )
  const { user } = await openConsult()
  await waitFor(() => expect(locked()).toBe(true))
  await user.keyboard('{Escape}')
  await dialogsGone()
  await waitFor(() => expect(locked()).toBe(false))
})

test('a dialog that may not be dismissed has no close icon and ignores Escape', async () => {
  const { user } = await openConsult(false)
  expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test('dismissing a toast leaves the dialog open', async () => {
  const { user } = await openConsult()
  act(() => void toast.error('系统繁忙'))
  await user.click(screen.getByRole('button', { name: '关闭通知' }))
  expect(screen.queryByText('系统繁忙')).not.toBeInTheDocument()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test('one that was never opened is not in the page', () => {
  render(<Dialog open={false} onClose={() => undefined} title="在线咨询" />)
  expect(document.querySelector('[role=dialog]')).toBeNull()
})

test('passes axe', async () => {
  await openConsult()
  await expectNoAxeViolations()
})

describe('confirmation', () => {
  const ask = (props: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) =>
    render(
      <ConfirmDialog open title="退出提示" onConfirm={() => undefined} onCancel={() => undefined} {...props}>
        当前作业尚未提交，确认退出吗？
      </ConfirmDialog>,
    )

  test('asks with a title, a sentence and two answers', async () => {
    ask({ okText: '退出', cancelText: '继续作答' })
    expect(await screen.findByRole('alertdialog', { name: '退出提示' })).toHaveTextContent(
      '当前作业尚未提交，确认退出吗？',
    )
    expect(screen.getByRole('button', { name: '退出' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '继续作答' })).toBeInTheDocument()
    await expectNoAxeViolations()
  })

  test('is busy until the response is carried out, and cannot be left meanwhile', async () => {
    let done = (): void => undefined
    const onConfirm = jest.fn(() => new Promise<void>((resolve) => (done = resolve)))
    const onCancel = jest.fn()
    ask({ onConfirm, onCancel })
    const ok = await screen.findByRole('button', { name: '确定' })
    await userEvent.click(ok)
    await userEvent.click(ok)
    expect(onConfirm).toHaveBeenCalledTimes(1)
    expect(ok).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    expect(onCancel).not.toHaveBeenCalled()
    await act(async () => done())
    expect(ok).not.toHaveAttribute('aria-busy')
  })

  test('cancel, Escape and the close icon are one answer', async () => {
    const onCancel = jest.fn()
    ask({ onCancel })
    await userEvent.click(await screen.findByRole('button', { name: '取消' }))
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await userEvent.keyboard('{Escape}')
    expect(onCancel).toHaveBeenCalledTimes(3)
  })
})

test('a dialog that is kept ready opens without fetching anything', async () => {
  const { rerender } = render(
    <ConfirmDialog open={false} ready title="确认提交吗？" onConfirm={() => {}} onCancel={() => {}} />,
  )
  await act(async () => {
    await import('./dialog-window')
  })
  rerender(<ConfirmDialog open ready title="确认提交吗？" onConfirm={() => {}} onCancel={() => {}} />)
  // At once: no waiting bar, and no further turn of the event loop.
  expect(screen.getByRole('alertdialog', { name: '确认提交吗？' })).toBeInTheDocument()
})
