import { ApiError, SessionInvalidError, SystemBusyError } from '@campus/http/errors'

/** Whether the server refused the request for what it says. */
export function isBadRequest(error: unknown): boolean {
  return error instanceof SystemBusyError && error.status === 400
}

/** Calls that fail in a row, until one succeeds. */
export class Failures {
  readonly #now: () => number
  /** By the server's clock; null while nothing fails. A session that ended is no failure of the line. */
  #since: number | null = null
  #count = 0
  /** In the last failure the server was reached, and did not do what was asked. */
  #isByServer = false

  /** `now` is in epoch milliseconds by the server's clock. */
  constructor(now: () => number) {
    this.#now = now
  }

  get count(): number {
    return this.#count
  }

  /** How it stands with the saving of what is pending. */
  get saving(): 'saving' | 'unsaved' | 'failing' {
    if (this.#count === 0) return 'saving'
    return this.#isByServer ? 'failing' : 'unsaved'
  }

  /** Milliseconds since the first failure; 0 while nothing fails. Never negative, as the device's clock may be turned back. */
  get lastingMs(): number {
    return this.#since === null ? 0 : Math.max(0, Math.round(this.#now() - this.#since))
  }

  add(error: unknown): void {
    this.#count += 1
    this.#isByServer = error instanceof ApiError || (error instanceof SystemBusyError && error.status !== 0)
    if (!(error instanceof SessionInvalidError)) this.#since ??= this.#now()
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
}
