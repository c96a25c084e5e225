/** The starting point of every component test: a desktop window, empty storage, matchers for pages. */
import '@testing-library/jest-dom'

import { configure } from '@testing-library/react'

// A condition has a minute to come true: how fast the machine is says nothing about the code.
configure({ asyncUtilTimeout: 60_000 })

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.cookie.split('; ').forEach((cookie) => {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`
  })
})

/** jsdom has no layout, so its observer never reports. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

/** A mouse event with its pointer, as in every supported browser. */
class PointerEventOfMouse extends MouseEvent {
  readonly pointerId: number
  readonly pointerType: string

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerId = init.pointerId ?? 1
    this.pointerType = init.pointerType ?? 'mouse'
  }
}

/** Evaluates width queries from `window.innerWidth`; all preferences are off. */
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
// jsdom's scrollTo only reports that it is not implemented.
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
