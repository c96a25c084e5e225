import { render, screen } from '@testing-library/react'

import { keepInView } from './keep-in-view'

const rect = (top: number, height: number): DOMRect => ({ top, bottom: top + height, height }) as DOMRect

/** A box of 200 px at 100 px of the screen, scrolled to 300, and an element in it. */
function show(top: number) {
  render(
    <div data-testid="box" style={{ overflowY: 'auto' }}>
      <p>
        <b data-testid="cell" />
      </p>
    </div>,
  )
  const box = screen.getByTestId('box')
  const cell = screen.getByTestId('cell')
  Object.defineProperties(box, { scrollHeight: { value: 900 }, clientHeight: { value: 200 } })
  box.scrollTop = 300
  box.getBoundingClientRect = () => rect(100, 200)
  cell.getBoundingClientRect = () => rect(top, 40)
  keepInView(cell)
  return box.scrollTop
}

test.each([
  ['in view', 180, 300],
  ['above it', 40, 300 - 76],
  ['below it', 420, 300 + 176],
  ['at its upper edge', 100, 300 - 16],
])('an element %s: the box is scrolled as far as it needs', (_, top, scrolled) => {
  expect(show(top)).toBe(scrolled)
})

test('where nothing scrolls nothing happens', () => {
  render(<b data-testid="cell" />)
  expect(() => keepInView(screen.getByTestId('cell'))).not.toThrow()
})
