/** A map that keeps its most recently used entries and forgets the others. */
export class Recent<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The entry of a key, made when there is none. */
  get(key: Key, create: () => Value): Value {
    const known = this.#entries.get(key)
    const value = known ?? create()
    // Maps keep the order of insertion: what is used moves to the end.
    this.#entries.delete(key)
    this.#entries.set(key, value)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest)
    return value
  }

  forget(key: Key): void {
    this.#entries.delete(key)
  }
}
