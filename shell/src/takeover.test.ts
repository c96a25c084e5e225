import { DRAWN_ATTRIBUTE, PRESSED_ATTRIBUTE } from '@campus/contracts/drawn-page'

import { rootFor } from './takeover'

const element = (html: string): HTMLElement => {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return holder.firstElementChild as HTMLElement
}

/** The page as the server has drawn it. */
function drawnPage(content: string): HTMLElement {
  const root = element(`<div id="root" ${DRAWN_ATTRIBUTE}="true">${content}</div>`)
  document.body.append(root)
  document.head.append(element(`<style ${DRAWN_ATTRIBUTE}="true"></style>`))
  return root
}

const shown = (): Element | null => document.getElementById('root')
/** What observers hear. */
const told = () => Promise.resolve()

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.checkVisibility = () => true
  window.scrollTo = jest.fn()
})
afterEach(() => {
  document.body.replaceChildren()
  document.head.replaceChildren()
  jest.useRealTimers()
})

test('a page that the server has not drawn is drawn in its root', () => {
  const root = element('<div id="root"><p>first paint</p></div>')
  document.body.append(root)
  expect(rootFor(root)).toBe(root)
})

test('the server’s drawing stays until the shell’s own shows as much', async () => {
  const drawn = drawnPage('<p>news</p>')
  const place = rootFor(drawn)
  place.append(element('<main><p aria-busy="true"></p></main>'))
  await told()
  expect(shown()).toBe(drawn)
  expect(place.style.visibility).toBe('hidden')
  place.firstElementChild?.replaceChildren(element('<p>news</p>'))
  await told()
  expect(shown()).toBe(place)
  expect(place).not.toHaveAttribute('style')
  expect(drawn.isConnected).toBe(false)
  expect(document.querySelector(`[${DRAWN_ATTRIBUTE}]`)).toBeNull()
})

test('what waits in the server’s drawing may wait in the shell’s', async () => {
  const place = rootFor(drawnPage('<p aria-busy="true"></p>'))
  place.append(element('<p aria-busy="true"></p>'))
  await told()
  expect(shown()).toBe(place)
})

test('what waits below the window may wait there after the exchange', async () => {
  const drawn = drawnPage('<p>news</p>')
  const place = rootFor(drawn)
  const below = element('<p aria-busy="true"></p>')
  below.getBoundingClientRect = () => new DOMRect(0, innerHeight + 1, 100, 100)
  place.append(element('<p aria-busy="true"></p>'), below)
  await told()
  expect(shown()).toBe(drawn)
  place.firstElementChild?.remove()
  await told()
  expect(shown()).toBe(place)
})

test('a whole page is still to come, though the server’s drawing waits for more parts', async () => {
  const drawn = drawnPage('<p aria-busy="true"></p><p aria-busy="true"></p>')
  const place = rootFor(drawn)
  place.append(element('<div data-page-waits><p aria-busy="true"></p></div>'))
  await told()
  expect(shown()).toBe(drawn)
  place.replaceChildren(element('<p aria-busy="true"></p>'))
  await told()
  expect(shown()).toBe(place)
})

test('where the shell draws nothing the server’s drawing stays, however long that takes', async () => {
  jest.useFakeTimers()
  const drawn = drawnPage('<p>news</p>')
  const place = rootFor(drawn)
  jest.advanceTimersByTime(60_000)
  expect(shown()).toBe(drawn)
  place.append(element('<p aria-busy="true"></p>'))
  await told()
  expect(shown()).toBe(place)
})

test('a drawing that waits for ever is shown after ten seconds', async () => {
  jest.useFakeTimers()
  const drawn = drawnPage('<p>news</p>')
  const place = rootFor(drawn)
  place.append(element('<p aria-busy="true"></p>'))
  await told()
  jest.advanceTimersByTime(9_999)
  expect(shown()).toBe(drawn)
  jest.advanceTimersByTime(1)
  expect(shown()).toBe(place)
})

test('what the server has drawn can be read below the failure of its module, until that is back', async () => {
  const drawn = drawnPage('<header>school</header><main><h1><a href="/1">news</a></h1></main>')
  drawn.querySelector('a')?.focus()
  const place = rootFor(drawn)
  place.append(element('<main><div data-page-failed><p>failed</p></div></main>'))
  await told()
  expect(shown()).toBe(place)
  expect(drawn.isConnected).toBe(false)
  expect(place.querySelector('a')).toHaveFocus()
  expect(place.querySelector('main')).toHaveTextContent('failednews')
  expect(document.querySelector(`style[${DRAWN_ATTRIBUTE}]`)).not.toBeNull()
  place.querySelector('main')?.replaceChildren(element('<h1>news</h1>'))
  await told()
  expect(document.querySelector(`style[${DRAWN_ATTRIBUTE}]`)).toBeNull()
})

test('the focus goes on to the same link', async () => {
  const drawn = drawnPage('<a href="/1">more</a><a href="/2">more</a>')
  drawn.querySelectorAll('a')[1]?.focus()
  const place = rootFor(drawn)
  place.append(element('<p><a href="/1">more</a><a href="/2">more</a></p>'))
  await told()
  expect(document.activeElement).toBe(place.querySelectorAll('a')[1])
})

test('whoever has scrolled stays there, though the router begins at the top', async () => {
  const place = rootFor(drawnPage('<p>news</p>'))
  Object.defineProperty(window, 'scrollY', { value: 700, configurable: true })
  window.dispatchEvent(new Event('scroll'))
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
  place.append(element('<p>news</p>'))
  await told()
  expect(window.scrollTo).toHaveBeenCalledWith(0, 700)
})

test('the focus goes on to the same field, with what was typed and what is selected in it', async () => {
  const drawn = drawnPage('<input name="name"><input name="number">')
  const field = drawn.querySelectorAll('input')[1] as HTMLInputElement
  field.value = 'S1000'
  field.focus()
  field.setSelectionRange(2, 4)
  const place = rootFor(drawn)
  place.append(element('<p><input name="name"><input name="number"></p>'))
  await told()
  const [other, same] = place.querySelectorAll('input')
  expect(document.activeElement).toBe(same)
  expect(same).toMatchObject({ value: 'S1000', selectionStart: 2, selectionEnd: 4 })
  expect(other?.value).toBe('')
})

test('a word that is being composed is waited for', async () => {
  jest.useFakeTimers()
  const drawn = drawnPage('<input name="name">')
  const field = drawn.querySelector('input') as HTMLInputElement
  const place = rootFor(drawn)
  field.dispatchEvent(new Event('compositionstart', { bubbles: true }))
  place.append(element('<input name="name">'))
  await told()
  jest.advanceTimersByTime(10_000)
  expect(shown()).toBe(drawn)
  field.value = '林小满'
  field.dispatchEvent(new Event('compositionend', { bubbles: true }))
  jest.advanceTimersByTime(0)
  expect(shown()).toBe(place)
  expect(place.querySelector('input')).toHaveValue('林小满')
})

describe('a press in the server’s drawing', () => {
  /** As the page's first script notes it. */
  const press = (drawn: HTMLElement, at: number): void =>
    drawn.querySelectorAll('button')[at]?.setAttribute(PRESSED_ATTRIBUTE, '')
  /** Buttons of the shell's drawing; `pressed` has the ones that were pressed, by their place. */
  function buttons(html: string) {
    const pressed: number[] = []
    const all = element(`<main>${html}</main>`)
    all.querySelectorAll('button').forEach((button, at) => button.addEventListener('click', () => pressed.push(at)))
    return { all, pressed }
  }
  const TWO = '<button>ask</button><button>ask</button>'

  test('is carried out in the shell’s, once, where the same button stands', async () => {
    const drawn = drawnPage(TWO)
    press(drawn, 1)
    const place = rootFor(drawn)
    const { all, pressed } = buttons(TWO)
    place.append(all)
    expect(pressed).toEqual([])
    await told()
    expect(pressed).toEqual([1])
    place.append(element('<p>more</p>'))
    await told()
    expect(pressed).toEqual([1])
  })

  test('waits for a button that is still to come or cannot be pressed yet', async () => {
    const drawn = drawnPage(TWO)
    press(drawn, 0)
    const place = rootFor(drawn)
    place.append(element('<p>news</p>'))
    await told()
    expect(shown()).toBe(place)
    const { all, pressed } = buttons('<button disabled>ask</button><button>ask</button>')
    place.append(all)
    await told()
    expect(pressed).toEqual([])
    all.querySelector('button')?.removeAttribute('disabled')
    await told()
    expect(pressed).toEqual([0])
  })

  test('is not carried out where it is not known which button it was', async () => {
    const drawn = drawnPage(TWO)
    press(drawn, 1)
    const { all, pressed } = buttons('<button>ask</button><button>ask</button><button>ask</button>')
    rootFor(drawn).append(all)
    await told()
    expect(pressed).toEqual([])
  })

  test('is told from another by what screen readers hear', async () => {
    const drawn = drawnPage('<button aria-label="back"></button><button aria-label="on"></button>')
    press(drawn, 1)
    const { all, pressed } = buttons('<button aria-label="new"></button><button aria-label="on"></button>')
    rootFor(drawn).append(all)
    await told()
    expect(pressed).toEqual([1])
  })

  test.each(['pointerdown', 'keydown', 'popstate'])('is forgotten when something else is done (%s)', async (deed) => {
    const drawn = drawnPage(TWO)
    press(drawn, 0)
    const place = rootFor(drawn)
    place.append(element('<p>news</p>'))
    await told()
    window.dispatchEvent(new Event(deed))
    const { all, pressed } = buttons(TWO)
    place.append(all)
    await told()
    expect(pressed).toEqual([])
  })

  test('is forgotten after a minute', async () => {
    jest.useFakeTimers()
    const drawn = drawnPage(TWO)
    press(drawn, 0)
    const place = rootFor(drawn)
    place.append(element('<p>news</p>'))
    await told()
    jest.advanceTimersByTime(60_000)
    const { all, pressed } = buttons(TWO)
    place.append(all)
    await told()
    expect(pressed).toEqual([])
  })
})
