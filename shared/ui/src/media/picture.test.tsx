import { fireEvent, render, screen } from '@testing-library/react'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { Avatar } from './avatar'
import { Picture } from './picture'

describe('picture', () => {
  test('comes late unless it is on the first screen', () => {
    const { rerender } = render(<Picture src="/cover.webp" alt="封面" />)
    expect(screen.getByRole('img', { name: '封面' })).toHaveAttribute('loading', 'lazy')
    rerender(<Picture src="/cover.webp" alt="封面" priority />)
    expect(screen.getByRole('img', { name: '封面' })).toHaveAttribute('loading', 'eager')
    expect(screen.getByRole('img', { name: '封面' })).toHaveAttribute('fetchpriority', 'high')
  })

  test.each([undefined, ''])('without an address (%j) a drawing stands in', async (src) => {
    const { container } = render(<Picture src={src} alt="封面" />)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByRole('img', { name: '封面' }).tagName).toBe('svg')
    await expectNoAxeViolations(container)
  })

  test('a broken one is replaced, and a new address is tried again', () => {
    const { rerender } = render(<Picture src="/gone.webp" alt="封面" />)
    fireEvent.error(screen.getByRole('img', { name: '封面' }))
    expect(screen.getByRole('img', { name: '封面' }).tagName).toBe('svg')
    rerender(<Picture src="/new.webp" alt="封面" />)
    expect(screen.getByRole('img', { name: '封面' }).tagName).toBe('IMG')
  })

  test('one that only decorates is not said', () => {
    render(<Picture src={undefined} alt="" seed="1" />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  test('the same thing keeps its drawing, another gets another', () => {
    const drawing = (seed: string) => {
      const { container, unmount } = render(<Picture src={undefined} alt="" seed={seed} />)
      const { innerHTML } = container
      unmount()
      return innerHTML
    }
    expect(drawing('养老护理')).toBe(drawing('养老护理'))
    expect(drawing('养老护理')).not.toBe(drawing('汽车维修'))
  })
})

describe('avatar', () => {
  test.each([
    ['王小梅', '王'],
    ['li wei', 'L'],
    ['𠮷野', '𠮷'],
  ])('without a picture %s is %s', (name, initial) => {
    render(<Avatar name={name} />)
    expect(screen.getByRole('img', { name })).toHaveTextContent(initial)
  })

  test('a broken picture gives way to the initial', () => {
    const { container } = render(<Avatar name="王小梅" src="/gone.webp" />)
    const image = container.querySelector('img')
    if (image) fireEvent.error(image)
    expect(screen.getByRole('img', { name: '王小梅' })).toHaveTextContent('王')
  })

  test('beside the name it is not said twice', () => {
    render(<Avatar name="王小梅" decorative />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })
})
