/** Calls that fail in a row, until one succeeds. */
export class Failures {
  readonly #now: () => number
  /** By the server's clock; null while the line holds. */
  #since: number | null = null
  #count = 0

  /** `now` is in epoch milliseconds by the server's clock. */
  constructor(now: () => number) {
    this.#now = now
  }

  get count(): number {
    return this.#count
  }

  /** A call failed; `atLine`: for want of a line, so that the time without one counts from the first of them. */
  add({ atLine }: { readonly atLine: boolean }): void {
    this.#count += 1
    if (atLine) this.#since ??= this.#now()
  }

  /** A call succeeded. */
  end(): void {
    this.#count = 0
    this.#since = null
  }

  /** The next try is made at once, although nothing has succeeded yet. */
  forgetCount(): void {
    this.#count = 0
  }

  /** Milliseconds since the line failed; 0 while it holds. Never negative, as the device's clock may be turned back. */
  get lastingMs(): number {
    return this.#since === null ? 0 : Math.max(0, Math.round(this.#now() - this.#since))
  }
}
