import * as v from 'valibot'

import {
  CONTAINED_CALLS,
  MOST_CONTAINED_CALLS,
  type ContainedFailure,
  type FromFrame,
  type ToFrame,
} from '@campus/contracts/contained'
import { call } from '@campus/http/client'
import { ApiError, CallError, SystemBusyError } from '@campus/http/errors'

type Asked = Extract<FromFrame, { kind: 'call' }>

/** Makes the few calls that a contained module may make: as a visitor, whoever is signed in. */
export class ContainedCalls {
  readonly #send: (message: ToFrame) => void
  readonly #controller = new AbortController()
  #running = 0

  constructor(send: (message: ToFrame) => void) {
    this.#send = send
  }

  async make({ call: number, id, payload }: Asked): Promise<void> {
    const refuse = (message: string, code: number): void =>
      this.#send({ kind: 'failure', call: number, failure: { kind: 'refused', message, code, field: '' } })
    const definition = CONTAINED_CALLS.get(id)
    if (definition === undefined) return refuse(`a contained module may not call ${id}`, 403)
    if (!v.is(definition.request, payload)) return refuse(`the payload of ${id} is wrong`, 400)
    if (this.#running >= MOST_CONTAINED_CALLS) return refuse('too many calls at once', 429)
    this.#running += 1
    try {
      const { signal } = this.#controller
      const data = await call(definition, payload, { token: '', errors: 'inline', signal })
      this.#send({ kind: 'result', call: number, data })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      this.#send({ kind: 'failure', call: number, failure: failureOf(error) })
    } finally {
      this.#running -= 1
    }
  }

  cancel(): void {
    this.#controller.abort()
  }
}

function failureOf(error: CallError): ContainedFailure {
  const { message } = error
  if (error instanceof ApiError) return { kind: 'refused', message, code: error.code, field: error.field }
  const { status, retryAfter } = error instanceof SystemBusyError ? error : { status: 0, retryAfter: 0 }
  return { kind: 'busy', message, status, retryAfter }
}
