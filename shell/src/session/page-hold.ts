let holders = 0

/**
 * Keeps the page open when the session ends, because the person signs in again on the spot. The returned
 * function releases it.
 */
export function holdPage(): () => void {
  holders += 1
  let isHolding = true
  return () => {
    if (isHolding) holders -= 1
    isHolding = false
  }
}

export function isPageHeld(): boolean {
  return holders > 0
}
