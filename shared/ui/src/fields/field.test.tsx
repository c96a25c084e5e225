import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { CheckboxField, PasswordField, SelectField, TextAreaField, TextField } from './field'

const levels = [
  { value: '3', label: '三级' },
  { value: '4', label: '四级' },
]

const fields = [
  ['TextField', <TextField key="f" label="姓名" hint="与证件一致" error="请输入姓名" required />, 'textbox'],
  ['TextAreaField', <TextAreaField key="f" label="姓名" hint="与证件一致" error="请输入姓名" required />, 'textbox'],
  [
    'SelectField',
    <SelectField key="f" label="姓名" hint="与证件一致" error="请输入姓名" required options={levels} />,
    'combobox',
  ],
  ['CheckboxField', <CheckboxField key="f" label="姓名" hint="与证件一致" error="请输入姓名" required />, 'checkbox'],
] as const

test.each(fields)('%s is named by its label and described by error and hint', async (_, field, role) => {
  const { container } = render(field)
  const control = screen.getByRole(role, { name: '姓名' })
  expect(control).toBeInvalid()
  expect(control).toHaveAttribute('aria-required', 'true')
  expect(control).toHaveAccessibleDescription('请输入姓名 与证件一致')
  await expectNoAxeViolations(container)
})

test('without error or hint nothing is described', () => {
  render(<TextField label="姓名" />)
  const control = screen.getByRole('textbox', { name: '姓名' })
  expect(control).toBeValid()
  expect(control).not.toHaveAttribute('aria-describedby')
})

test('a hidden label is still the name', () => {
  render(<TextField label="搜索课程" hideLabel placeholder="搜索课程" />)
  expect(screen.getByRole('textbox', { name: '搜索课程' })).toBeInTheDocument()
})

test('a press on the label reaches the control', async () => {
  render(<CheckboxField label="同意用户协议" />)
  await userEvent.click(screen.getByText('同意用户协议'))
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test('a password is shown and hidden again', async () => {
  const { container } = render(<PasswordField label="密码" />)
  const input = screen.getByLabelText('密码')
  await userEvent.type(input, 'campus2026')
  expect(input).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: '显示密码' }))
  expect(input).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: '隐藏密码' }))
  expect(input).toHaveAttribute('type', 'password')
  expect(input).toHaveValue('campus2026')
  await expectNoAxeViolations(container)
})

test('a password manager knows the field of a password, and what is pasted stays', async () => {
  render(<PasswordField label="密码" />)
  const input = screen.getByLabelText('密码')
  expect(input).toHaveAttribute('autocomplete', 'current-password')
  await userEvent.click(input)
  await userEvent.paste('x'.repeat(128))
  expect(input).toHaveValue('x'.repeat(128))
})

test('a select has an empty choice only with a placeholder', () => {
  const { rerender } = render(<SelectField label="等级" options={levels} placeholder="请选择" />)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['请选择', '三级', '四级'])
  rerender(<SelectField label="等级" options={levels} />)
  expect(screen.getAllByRole('option')).toHaveLength(2)
})

test('the fields work with react-hook-form: values, messages, focus on the first wrong one', async () => {
  const onValid = jest.fn()
  function Form() {
    const { register, handleSubmit, formState } = useForm({
      defaultValues: { name: '', level: '', agreed: false, note: '' },
    })
    const { errors } = formState
    return (
      <form noValidate onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
        <TextField label="姓名" error={errors.name?.message} {...register('name', { required: '请输入姓名' })} />
        <SelectField label="等级" options={levels} placeholder="请选择" {...register('level')} />
        <TextAreaField label="留言" {...register('note')} />
        <CheckboxField label="同意" {...register('agreed')} />
        <button type="submit">提交</button>
      </form>
    )
  }
  render(<Form />)
  await userEvent.click(screen.getByRole('button', { name: '提交' }))
  expect(await screen.findByText('请输入姓名')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: '姓名' })).toHaveFocus()

  await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '王小梅')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '等级' }), '三级')
  await userEvent.type(screen.getByRole('textbox', { name: '留言' }), '周末班')
  await userEvent.click(screen.getByRole('checkbox', { name: '同意' }))
  await userEvent.click(screen.getByRole('button', { name: '提交' }))
  await waitFor(() => expect(onValid).toHaveBeenCalled())
  expect(onValid).toHaveBeenCalledWith({ name: '王小梅', level: '3', agreed: true, note: '周末班' })
})
