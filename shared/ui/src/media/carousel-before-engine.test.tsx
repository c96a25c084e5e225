/** A carousel whose engine has not come, or does not. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'

import { Carousel } from './carousel'
import type { CarouselApi } from './carousel-engine'

const mockGoTo = jest.fn<void, [number]>()
let mockLost = 0

jest.mock('./carousel-engine', () => {
  if (mockLost > 0) {
    mockLost -= 1
    throw new Error('chunk lost')
  }
  const api: CarouselApi = { previous: jest.fn(), next: jest.fn(), goTo: mockGoTo }
  return {
    CarouselEngine: function Engine({ onReady }: { onReady: (api: CarouselApi) => void }) {
      // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as the engine does
      useEffect(() => onReady(api), [])
      return null
    },
  }
})

const show = () =>
  render(
    <Carousel label="首页横幅">
      {['一', '二', '三'].map((slide) => (
        <p key={slide}>{slide}</p>
      ))}
    </Carousel>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('without its engine the first slide stands, without controls', async () => {
  mockLost = 3
  const { unmount } = show()
  await pass(4000)
  expect(screen.getByText('一')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
})

test('what is pressed before the engine comes is carried out when it does, once', async () => {
  mockLost = 2
  show()
  press('下一张')
  press('下一张')
  expect(screen.getByRole('button', { name: '转到第3张' })).toHaveAttribute('aria-current', 'true')
  press('下一张')
  press('上一张')
  expect(mockGoTo).not.toHaveBeenCalled()
  await pass(4000)
  expect(mockGoTo.mock.calls).toEqual([[2]])
})
