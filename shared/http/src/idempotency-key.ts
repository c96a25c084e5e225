/** A key for a call that happens once: 128 random bits. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The keys of a form that is sent until it succeeds. The same content keeps its key, so that sending it again
 * is the same call, whether or not the server received the first. Other content gets a new key.
 */
export class IdempotencyKeys {
  #content = ''
  #key = ''

  keyFor(payload: unknown): string {
    const content = JSON.stringify(payload)
    if (content !== this.#content) {
      this.#content = content
      this.#key = newIdempotencyKey()
    }
    return this.#key
  }

  /** It succeeded: sending the same content again is a new wish. */
  renew(): void {
    this.#content = ''
  }
}
