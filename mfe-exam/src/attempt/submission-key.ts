import { newIdempotencyKey } from '@campus/http/idempotency-key'

/** The key of a submission: one that may have arrived is repeated unchanged, with the same key. */
export class SubmissionKey {
  #content = ''
  #key = ''

  /** The key for this content; a new one for other content, and after {@link useUp}. */
  of(content: string): string {
    if (content !== this.#content) {
      this.#content = content
      this.#key = newIdempotencyKey()
    }
    return this.#key
  }

  /** The submission was answered. */
  useUp(): void {
    this.#content = ''
  }
}
