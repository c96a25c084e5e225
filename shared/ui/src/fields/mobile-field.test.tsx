import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'

import { MobileField } from './mobile-field'

function Form({ onNumber }: { onNumber: (mobile: string) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { mobile: '' } })
  return (
    <form onSubmit={(event) => void handleSubmit(({ mobile }) => onNumber(mobile))(event)}>
      <MobileField {...register('mobile')} label="手机号" />
      <button>发送</button>
    </form>
  )
}

function open() {
  const onNumber = jest.fn()
  render(<Form onNumber={onNumber} />)
  const user = userEvent.setup()
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' })
  const sent = async () => {
    await user.click(screen.getByRole('button', { name: '发送' }))
    return onNumber.mock.lastCall?.[0] as unknown
  }
  return { user, input, sent }
}

test.each([['138 0000 0001'], ['+86 138-0000-0001'], ['008613800000001'], ['１３８０００００００１']])(
  'a pasted %j is the number that it says, shown and sent',
  async (pasted) => {
    const { user, input, sent } = open()
    await user.click(input)
    await user.paste(pasted)
    expect(input).toHaveValue('13800000001')
    expect(await sent()).toBe('13800000001')
  },
)

test('what the browser fills in is read the same', async () => {
  const { input, sent } = open()
  fireEvent.change(input, { target: { value: '+86 138 0000 0001' } })
  expect(input).toHaveValue('13800000001')
  expect(await sent()).toBe('13800000001')
})

test('typing ends at eleven digits, and what is no digit is not taken', async () => {
  const { user, input, sent } = open()
  await user.type(input, '138-0000 00019a')
  expect(input).toHaveValue('13800000001')
  expect(await sent()).toBe('13800000001')
})

test('a pasted number that is too long is not cut to somebody else’s', async () => {
  const { user, input, sent } = open()
  await user.click(input)
  await user.paste('138000000012')
  expect(input).toHaveValue('138000000012')
  expect(await sent()).toBe('138000000012')
})

test('a space typed in the middle leaves the caret where it was', async () => {
  const { user, input } = open()
  await user.type(input, '1380000001')
  await user.type(input, ' 0', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(input).toHaveValue('13800000001')
  expect(input.selectionStart).toBe(4)
})
