import { act, render, screen } from '@testing-library/react'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { RichText } from './rich-text'

/** Says how wide contents and places are, as there is no layout here; returns what tells of a change. */
function layOut(sizes: { content: number; place: number }): (next: typeof sizes) => void {
  let now = sizes
  const heard: (() => void)[] = []
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => now.content)
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => now.place)
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((hear) => {
    heard.push(() => hear([], {} as ResizeObserver))
    return { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() }
  })
  return (next) => {
    now = next
    act(() => heard.forEach((hear) => hear()))
  }
}

afterEach(() => jest.restoreAllMocks())

const table = (more = ''): string =>
  `<table>${more}<tbody><tr><th>可取得证书</th><th>标准价</th></tr><tr><td>职业技能等级证书</td><td>2,680\u00a0元</td></tr></tbody></table>`

test('a table that is wider than its place is reached by keyboard and named, as long as it is', async () => {
  const layOutAgain = layOut({ content: 400, place: 300 })
  const { container } = render(<RichText html={table()} />)
  const scroller = await screen.findByRole('region', { name: '可左右滚动的内容' })
  expect(scroller).toHaveAttribute('tabindex', '0')
  expect(scroller).toContainElement(screen.getByRole('table'))
  await expectNoAxeViolations(container)

  layOutAgain({ content: 300, place: 300 })
  expect(screen.queryByRole('region')).toBeNull()
  expect(scroller).not.toHaveAttribute('tabindex')
  expect(scroller).not.toHaveAttribute('aria-label')

  layOutAgain({ content: 301, place: 300 })
  expect(screen.getByRole('region', { name: '可左右滚动的内容' })).toHaveAttribute('tabindex', '0')
})

test('a table that fits is no stop for the keyboard', async () => {
  layOut({ content: 300, place: 300 })
  render(<RichText html={table()} />)
  const found = await screen.findByRole('table')
  expect(found.parentElement).not.toHaveAttribute('tabindex')
  expect(screen.queryByRole('region')).toBeNull()
})

test('a caption names what scrolls; source in a line that is too long is reached too', async () => {
  layOut({ content: 400, place: 300 })
  render(<RichText html={`${table('<caption>收费标准</caption>')}<pre>const a = 1</pre>`} />)
  expect(await screen.findByRole('region', { name: '收费标准' })).toContainElement(screen.getByRole('table'))
  expect(screen.getByText('const a = 1')).toHaveAttribute('tabindex', '0')
})

/** The parts of a cell between which a line may end. */
const partsOf = (cell: Element): string[] => cell.innerHTML.split('<wbr>')

test('the lines of a cell end between words, its text stays', async () => {
  render(<RichText html={table()} />)
  const cell = await screen.findByRole('cell', { name: '职业技能等级证书' })
  expect(cell.textContent).toBe('职业技能等级证书')
  const parts = partsOf(cell)
  expect(parts.length).toBeGreaterThan(1)
  expect(parts).toContain('证书')
  expect(getComputedStyle(cell)).toMatchObject({ overflowWrap: 'break-word', wordBreak: 'keep-all' })
  expect(partsOf(screen.getByText(/2,680/))).toHaveLength(1)
})

test('a date in a cell stands in one line; source and what a transform made stay as they are', async () => {
  const formula = (content: DocumentFragment): void => {
    for (const element of content.querySelectorAll('sub')) element.setAttribute('class', 'formula')
  }
  render(
    <RichText
      html="<table><tbody><tr><td>开班日期 2026-11-23</td><td><code>职业技能等级</code></td><td><sub>职业技能等级</sub></td></tr></tbody></table>"
      transform={formula}
    />,
  )
  expect(getComputedStyle(await screen.findByText('2026-11-23')).whiteSpace).toBe('nowrap')
  for (const text of screen.getAllByText('职业技能等级')) expect(text.innerHTML).toBe('职业技能等级')
})
