/** An intersection observer for tests, which have no layout: observed elements come near when the test says so. */

let observed: (() => void)[] = []

class ObserverByHand implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #report: IntersectionObserverCallback

  constructor(report: IntersectionObserverCallback) {
    this.#report = report
  }

  observe(target: Element): void {
    observed.push(() => this.#report([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], this))
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
}

/** For `beforeEach`: from here on nothing is near. */
export function observeByHand(): void {
  observed = []
  globalThis.IntersectionObserver = ObserverByHand
}

/** All observed elements come near; call it inside `act`. */
export function comeIntoView(): void {
  for (const report of observed.splice(0)) report()
}
