import { fireEvent, screen } from '@testing-library/react'

import { attempt, goTo, openPaper, setStage } from './answering-stage.fixtures'

beforeEach(setStage)

test('EX-ANS-20 EX-ANS-21 EX-ANS-22 a field for each blank; what is answered is trimmed, what is typed is not', async () => {
  const { user } = await openPaper()
  await goTo(user, 4)
  const first = await screen.findByRole('textbox', { name: '第1空' })
  await user.type(first, ' a | b ')
  await user.type(screen.getByRole('textbox', { name: '第2空' }), '氧')
  expect(attempt.now().answers.get('blanks')).toEqual({ type: 'blanks', blanks: ['a | b', '氧'] })
  expect(first).toHaveValue(' a | b ')
})

test('EX-ANS-23 a text of four lines', async () => {
  const { user } = await openPaper()
  await goTo(user, 5)
  const field = await screen.findByRole('textbox')
  expect(field).toHaveAttribute('rows', '4')
  expect(field).toHaveAttribute('placeholder', '请输入...')
  expect(field).toHaveAttribute('maxLength', '10000')
  expect(screen.getByText('不少于一句')).toBeVisible()
  await user.type(field, '安全第一')
  expect(attempt.now().answers.get('short')).toEqual({ type: 'shortAnswer', text: '安全第一' })
})

test.each([
  ['a text', 5, 'short', { type: 'shortAnswer', text: '好😀' }],
  ['a blank', 4, 'blanks', { type: 'blanks', blanks: ['好😀', ''] }],
])(
  'EX-ANS-20 EX-ANS-23 %s: what cannot be stored is left out, half of a character waits for the other',
  async (_, number, id, whole) => {
    const { user } = await openPaper()
    await goTo(user, number)
    const [field] = await screen.findAllByRole('textbox')
    if (field === undefined) throw new Error('there is no field')
    fireEvent.change(field, { target: { value: '好\u0000\ud83d' } })
    expect(JSON.stringify(attempt.now().answers.get(id))).toContain('"好"')
    fireEvent.change(field, { target: { value: '好\u0000😀' } })
    expect(attempt.now().answers.get(id)).toEqual(whole)
  },
)
