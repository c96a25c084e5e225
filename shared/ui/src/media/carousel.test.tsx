import { act, fireEvent, render, screen, within } from '@testing-library/react'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { Carousel } from './carousel'
import { Ticker } from './ticker'

const titles = ['养老护理', '汽车维修', '婴幼儿照护']

const margins = document.createElement('style')
margins.textContent = '* { margin-right: 0px; }'

/** jsdom has no layout; the engine needs slides beside each other. */
function layOut() {
  const width = 800
  document.head.append(margins)
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(360)
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const isSlide = this.getAttribute('role') === 'group' && this.parentElement?.hasAttribute('aria-live')
    return isSlide ? [...(this.parentElement?.children ?? [])].indexOf(this) * width : 0
  })
}

function preferReducedMotion() {
  const actual = window.matchMedia.bind(window)
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      query.includes('reduced-motion') ? Object.assign(actual('(max-width: 1px)'), { matches: true }) : actual(query),
    )
}

const shown = () =>
  screen.getAllByRole('group').filter((group) => within(group).queryByRole('link') && !group.hasAttribute('inert'))
const current = () => shown().map(({ textContent }) => textContent)
const control = (name: string) => screen.getByRole('button', { name })
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

async function show(options: { autoplay?: number; slides?: string[] } = {}) {
  const { autoplay, slides = titles } = options
  const result = render(
    <Carousel label="首页横幅" autoplay={autoplay}>
      {slides.map((title) => (
        <a key={title} href="/">
          {title}
        </a>
      ))}
    </Carousel>,
  )
  // The engine loads after the slides.
  await pass(0)
  await pass(50)
  return result
}

beforeEach(() => {
  jest.useFakeTimers()
  layOut()
})
afterEach(() => {
  margins.remove()
  jest.useRealTimers()
})

describe('carousel', () => {
  test('the first slide is there before the engine', async () => {
    render(
      <Carousel label="首页横幅">
        <a href="/">养老护理</a>
        <a href="/">汽车维修</a>
      </Carousel>,
    )
    expect(current()).toEqual(['养老护理'])
    await pass(0)
  })

  test('buttons and dots move it, and it goes round', async () => {
    await show()
    fireEvent.click(control('下一张'))
    expect(current()).toEqual(['汽车维修'])
    fireEvent.click(control('转到第3张'))
    expect(current()).toEqual(['婴幼儿照护'])
    expect(control('转到第3张')).toHaveAttribute('aria-current', 'true')
    fireEvent.click(control('下一张'))
    expect(current()).toEqual(['养老护理'])
    fireEvent.click(control('上一张'))
    expect(current()).toEqual(['婴幼儿照护'])
  })

  test('arrow keys on its controls move it', async () => {
    await show()
    fireEvent.keyDown(control('下一张'), { key: 'ArrowRight' })
    expect(current()).toEqual(['汽车维修'])
    fireEvent.keyDown(control('下一张'), { key: 'ArrowLeft' })
    expect(current()).toEqual(['养老护理'])
  })

  test('PO-HOME-03 moves every 4000 ms by itself', async () => {
    await show({ autoplay: 4000 })
    await pass(3900)
    expect(current()).toEqual(['养老护理'])
    await pass(100)
    expect(current()).toEqual(['汽车维修'])
    await pass(4000)
    expect(current()).toEqual(['婴幼儿照护'])
  })

  test('PO-HOME-03 one slide never moves and has no controls', async () => {
    const { container } = await show({ autoplay: 4000, slides: ['养老护理'] })
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(jest.getTimerCount()).toBe(0)
    expect(container).toHaveTextContent('养老护理')
  })

  test('the pause button stops it, and starts it again', async () => {
    await show({ autoplay: 4000 })
    fireEvent.click(control('暂停播放'))
    await pass(20_000)
    expect(current()).toEqual(['养老护理'])
    fireEvent.click(control('继续播放'))
    await pass(4000)
    expect(current()).toEqual(['汽车维修'])
  })

  test('the pointer over it holds it', async () => {
    await show({ autoplay: 4000 })
    const region = screen.getByRole('region', { name: '首页横幅' })
    fireEvent.pointerEnter(region, { pointerType: 'mouse' })
    await pass(20_000)
    expect(current()).toEqual(['养老护理'])
    fireEvent.pointerLeave(region)
    await pass(4000)
    expect(current()).toEqual(['汽车维修'])
  })

  test('the focus in it holds it', async () => {
    await show({ autoplay: 4000 })
    act(() => control('下一张').focus())
    await pass(20_000)
    expect(current()).toEqual(['养老护理'])
    act(() => control('下一张').blur())
    await pass(4000)
    expect(current()).toEqual(['汽车维修'])
  })

  test('a touch stops it until the button is pressed', async () => {
    await show({ autoplay: 4000 })
    fireEvent.pointerDown(screen.getByRole('link', { name: '养老护理' }), { pointerType: 'touch' })
    await pass(20_000)
    expect(current()).toEqual(['养老护理'])
    fireEvent.click(control('继续播放'))
    await pass(4000)
    expect(current()).toEqual(['汽车维修'])
  })

  test('for who prefers reduced motion it starts stopped', async () => {
    preferReducedMotion()
    await show({ autoplay: 4000 })
    await pass(20_000)
    expect(current()).toEqual(['养老护理'])
    expect(control('继续播放')).toBeInTheDocument()
  })

  test('says which slide of how many, aloud only while it stands still', async () => {
    await show({ autoplay: 4000 })
    const slide = screen.getByRole('group', { name: '第1张，共3张' })
    expect(slide.parentElement).toHaveAttribute('aria-live', 'off')
    fireEvent.click(control('暂停播放'))
    expect(slide.parentElement).toHaveAttribute('aria-live', 'polite')
  })

  test('passes axe', async () => {
    const { container } = await show({ autoplay: 4000 })
    jest.useRealTimers()
    await expectNoAxeViolations(container)
  })
})

describe('ticker', () => {
  const showTicker = (lines: string[]) =>
    render(
      <Ticker every={6000}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Ticker>,
    )

  test('PO-HOME-07 goes on every 6000 ms and round again', async () => {
    const { container } = showTicker(['一', '二'])
    expect(container).toHaveTextContent('一')
    await pass(5999)
    expect(container).toHaveTextContent('一')
    await pass(1)
    expect(container).toHaveTextContent('二')
    await pass(6000)
    expect(container).toHaveTextContent('一')
  })

  test('PO-HOME-07 the pointer over it holds it', async () => {
    const { container } = showTicker(['一', '二'])
    const root = container.firstElementChild ?? container
    fireEvent.pointerEnter(root, { pointerType: 'mouse' })
    await pass(20_000)
    expect(container).toHaveTextContent('一')
    fireEvent.pointerLeave(root)
    await pass(6000)
    expect(container).toHaveTextContent('二')
  })

  test('anyone can pause it', async () => {
    const { container } = showTicker(['一', '二'])
    fireEvent.click(control('暂停滚动'))
    await pass(20_000)
    expect(container).toHaveTextContent('一')
    fireEvent.click(control('继续滚动'))
    await pass(6000)
    expect(container).toHaveTextContent('二')
  })

  test.each([[['一']], [[]]])('%j does not move', (lines) => {
    showTicker(lines)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(jest.getTimerCount()).toBe(0)
  })

  test('passes axe', async () => {
    const { container } = showTicker(['一', '二'])
    jest.useRealTimers()
    await expectNoAxeViolations(container)
  })
})
