let holders = 0

/** Keeps the page where it is when the session ends, because whoever is here signs in again on the spot; what is returned ends that. */
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
