/** An intersection observer for tests, where nothing has a place: what is observed comes near when the test says so. */

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

/** Everything observed so far comes near; to be called inside `act`. */
export function comeIntoView(): void {
  for (const report of observed.splice(0)) report()
}
