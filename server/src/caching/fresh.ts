/**
 * A value that is loaded when it is asked for and older than it may be. All
 * who ask meanwhile wait for the same load; a failed load is not kept.
 */
export class Fresh<Value extends object> {
  readonly #maxAge: number
  #current: { readonly value: Value; readonly json: string; readonly loadedAt: number } | null = null
  #running: Promise<Value> | null = null
  /** Counts the times everything was declared outdated. */
  #era = 0

  /** `maxAge` in milliseconds. */
  constructor(maxAge: number) {
    this.#maxAge = maxAge
  }

  /** A value loaded with the same content stays the same object, so that what was made of it can be kept. */
  get(load: () => Promise<Value>): Value | Promise<Value> {
    if (this.#current !== null && performance.now() - this.#current.loadedAt < this.#maxAge) return this.#current.value
    if (this.#running !== null) return this.#running
    const running = this.#reload(load).finally(() => {
      if (this.#running === running) this.#running = null
    })
    this.#running = running
    return running
  }

  /** Whoever asks from now on gets a value loaded after this moment. */
  outdate(): void {
    this.#era += 1
    this.#running = null
    if (this.#current !== null) this.#current = { ...this.#current, loadedAt: -Infinity }
  }

  async #reload(load: () => Promise<Value>): Promise<Value> {
    const era = this.#era
    const loaded = await load()
    const json = JSON.stringify(loaded)
    const value = this.#current?.json === json ? this.#current.value : loaded
    if (era === this.#era) this.#current = { value, json, loadedAt: performance.now() }
    return value
  }
}
