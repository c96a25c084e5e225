/** What was typed in the server's drawing, before its code was there, stands in the shell's. */
import { act, render, within } from '@testing-library/react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'

import { earlyInput, selectIn } from './early-input'

const FORM = `
  <form>
    <input name="name" value=""><input name="number" value=""><textarea name="words"></textarea>
    <select name="level"><option value="1">one</option><option value="2">two</option></select>
    <input type="checkbox" name="agreed">
    <input type="radio" name="look" value="light" checked><input type="radio" name="look" value="dark">
  </form>`

/** The page as the server has drawn it. */
function drawing(): HTMLElement {
  const drawn = document.createElement('div')
  drawn.innerHTML = FORM
  document.body.append(drawn)
  return drawn
}
const fieldOf = <Kind extends Element>(root: Element, selector: string): Kind => root.querySelector(selector) as Kind

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.checkVisibility = () => true
})
afterEach(() => document.body.replaceChildren())

/** The same form as the shell draws it; `told` has what its code knows. */
function Shell({ told }: { told: Record<string, unknown> }) {
  const { register, control } = useForm({ defaultValues: { name: '', words: '', level: '1', agreed: false } })
  const [number, setNumber] = useState('')
  const [look, setLook] = useState('light')
  Object.assign(told, useWatch({ control }), { number, look })
  return (
    <form>
      <input {...register('name')} />
      <input name="number" value={number} onChange={(event) => setNumber(event.target.value)} />
      <textarea {...register('words')} />
      <select {...register('level')}>
        <option value="1">one</option>
        <option value="2">two</option>
      </select>
      <input type="checkbox" {...register('agreed')} />
      {['light', 'dark'].map((one) => (
        <input key={one} type="radio" name="look" value={one} checked={look === one} onChange={() => setLook(one)} />
      ))}
    </form>
  )
}

test('words, choices and ticks are those of the form and of the code behind it', () => {
  const drawn = drawing()
  fieldOf<HTMLInputElement>(drawn, '[name=name]').value = '林小满'
  fieldOf<HTMLInputElement>(drawn, '[name=number]').value = 'S1000'
  fieldOf<HTMLTextAreaElement>(drawn, 'textarea').value = '周末\n上课吗'
  fieldOf<HTMLSelectElement>(drawn, 'select').value = '2'
  fieldOf<HTMLInputElement>(drawn, '[name=agreed]').checked = true
  fieldOf<HTMLInputElement>(drawn, '[value=dark]').checked = true
  const told = {}
  const { container } = render(<Shell told={told} />)
  act(() => earlyInput(drawn)(container))
  expect(told).toEqual({
    name: '林小满',
    number: 'S1000',
    words: '周末\n上课吗',
    level: '2',
    agreed: true,
    look: 'dark',
  })
  expect(within(container).getByDisplayValue('林小满')).toBeVisible()
})

test('what nobody has touched stays as the shell has it', () => {
  const drawn = drawing()
  const told = {}
  const { container } = render(<Shell told={told} />)
  fieldOf<HTMLInputElement>(container, '[name=name]').value = 'known'
  act(() => earlyInput(drawn)(container))
  expect(fieldOf<HTMLInputElement>(container, '[name=name]').value).toBe('known')
  expect(told).toEqual({ name: '', number: '', words: '', level: '1', agreed: false, look: 'light' })
})

test.each([
  ['the first', '<option value="2">two</option><option value="1">one</option>'],
  ['the first that may be', '<option value="" disabled>choose</option><option value="2">two</option>'],
  ['the one that says so', '<option value="1">one</option><option value="2" selected>two</option>'],
])('a choice that the browser made by itself, %s, is none', (_, options) => {
  const drawn = drawing()
  fieldOf(drawn, 'select').innerHTML = options
  expect(fieldOf<HTMLSelectElement>(drawn, 'select').value).toBe('2')
  const told = {}
  const { container } = render(<Shell told={told} />)
  act(() => earlyInput(drawn)(container))
  expect(told).toMatchObject({ level: '1' })
})

test('a field that the shell has not is left out', () => {
  const drawn = drawing()
  fieldOf<HTMLInputElement>(drawn, '[name=number]').value = 'S1000'
  const place = document.createElement('div')
  place.innerHTML = '<input name="other">'
  earlyInput(drawn)(place)
  expect(fieldOf<HTMLInputElement>(place, 'input').value).toBe('')
})

test('the selection goes over, where a field has one', () => {
  const drawn = drawing()
  const field = fieldOf<HTMLInputElement>(drawn, '[name=name]')
  field.value = '林小满'
  field.setSelectionRange(1, 2)
  const same = document.createElement('input')
  same.value = '林小满'
  selectIn(same, field)
  expect([same.selectionStart, same.selectionEnd]).toEqual([1, 2])
  expect(() => selectIn(same, fieldOf(drawn, '[name=agreed]'))).not.toThrow()
  expect(() => selectIn(fieldOf(drawn, 'select'), field)).not.toThrow()
})
