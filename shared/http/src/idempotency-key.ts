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
  #last: { readonly content: string; readonly key: string } | null = null

  keyFor(payload: unknown): string {
    const content = JSON.stringify(payload)
    if (this.#last?.content !== content) this.#last = { content, key: newIdempotencyKey() }
    return this.#last.key
  }

  /** It succeeded: sending the same content again is a new wish. */
  renew(): void {
    this.#last = null
  }
}
