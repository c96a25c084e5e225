/** What every component test starts from: a desktop window, empty storage, matchers that speak of the page. */
import '@testing-library/jest-dom'

import { configure } from '@testing-library/react'

// Two cores shared by many workers: waiting a little longer is cheaper than a flaky test.
configure({ asyncUtilTimeout: 5000 })
jest.setTimeout(30_000)

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.cookie.split('; ').forEach((cookie) => {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`
  })
})

/** jsdom has no layout; an observer that never reports is the honest response. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

/** A mouse event that knows its pointer, as in every supported browser. */
class PointerEventOfMouse extends MouseEvent {
  readonly pointerId: number
  readonly pointerType: string

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerId = init.pointerId ?? 1
    this.pointerType = init.pointerType ?? 'mouse'
  }
}

/** Answers width queries from `window.innerWidth`, and prefers nothing. */
function matchMedia(query: string): MediaQueryList {
  const minimum = /min-width:\s*(\d+)px/.exec(query)?.[1]
  const maximum = /max-width:\s*(\d+)px/.exec(query)?.[1]
  const asksForWidth = minimum !== undefined || maximum !== undefined
  const list = Object.assign(new EventTarget(), {
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    get matches() {
      return (
        asksForWidth && window.innerWidth >= Number(minimum ?? 0) && window.innerWidth <= Number(maximum ?? Infinity)
      )
    },
  })
  return list as MediaQueryList
}

function complete(target: object, missing: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(missing)) {
    if (!(name in target)) Object.defineProperty(target, name, { configurable: true, writable: true, value })
  }
}

window.innerWidth = 1280
// jsdom has scrollTo, but only to say that it does nothing.
window.scrollTo = () => undefined
complete(window, {
  matchMedia,
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  PointerEvent: PointerEventOfMouse,
  requestIdleCallback: (task: () => void) => window.setTimeout(task),
  cancelIdleCallback: (handle: number) => window.clearTimeout(handle),
})
complete(Element.prototype, {
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
  getAnimations: () => [],
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  hasPointerCapture: () => false,
})
complete(HTMLDialogElement.prototype, {
  show(this: HTMLDialogElement) {
    this.open = true
  },
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  },
})
complete(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined })
