/**
 * A script that has not come after a while is asked for again beside the first request, which may still arrive: a slow
 * line delays and breaks nothing, and what hangs does not hang for good.
 */

/**
 * Milliseconds from one request to the next. Longer than a first page's scripts take on a slow line, since a second
 * request makes it slower. Who asked says when there is no answer at all: webpack after a minute.
 */
const PAUSES = [8000, 16_000]

const missing = new Set<() => void>()

/**
 * Asks again until a script has come or failed, or who asked has removed it. `another` makes an element with an address.
 * While a request is under way a failure of the others counts for nothing: to be called before anybody listens to `first`.
 */
export function askWhileMissing(first: HTMLScriptElement, another: () => HTMLScriptElement): void {
  const pauses = PAUSES.values()
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay = 1
  const pause = (): void => {
    const { value } = pauses.next()
    if (value !== undefined) timer = setTimeout(ask, value)
  }
  const end = (): void => {
    clearTimeout(timer)
    missing.delete(ask)
  }
  const ask = (): void => {
    clearTimeout(timer)
    if (!first.isConnected) return end()
    const other = another()
    underWay += 1
    other.addEventListener('load', () => {
      if (missing.has(ask)) first.dispatchEvent(new Event('load'))
    })
    other.addEventListener('error', () => {
      other.remove()
      if (missing.has(ask)) first.dispatchEvent(new Event('error'))
    })
    document.head.append(other)
    pause()
  }
  first.addEventListener('load', end)
  first.addEventListener('error', (event) => {
    if (!missing.has(ask)) return
    underWay -= 1
    if (underWay > 0) event.stopImmediatePropagation()
    else end()
  })
  missing.add(ask)
  pause()
}

/** Asks for everything that is missing at once: somebody has pressed "retry". */
export function askForMissing(): void {
  for (const ask of missing) ask()
}
