import type { CallDefinition, CallRequest, CallResponse } from '@campus/contracts/call'
import type { ContainedFailure } from '@campus/contracts/contained'
import type { CallSettings } from '@campus/http/client'
import { ApiError, CancelledError, SystemBusyError, type CallError } from '@campus/http/errors'

import type { PageLine } from './port'

interface Waiting {
  readonly resolve: (data: unknown) => void
  readonly reject: (error: CallError) => void
}

/** The http client of a frame: the page makes the calls, and says what came of them. */
export class FrameCalls {
  readonly #line: Pick<PageLine, 'send'>
  readonly #waiting = new Map<number, Waiting>()
  #last = 0

  constructor(line: Pick<PageLine, 'send'>) {
    this.#line = line
  }

  /** As `call` of the http client; of the settings `signal` and `errors` count. */
  call = async <Definition extends CallDefinition>(
    definition: Definition,
    payload: CallRequest<Definition>,
    { signal, errors = 'toast' }: CallSettings = {},
  ): Promise<CallResponse<Definition>> => {
    if (signal?.aborted) throw new CancelledError('cancelled')
    this.#last += 1
    const call = this.#last
    try {
      const data = await new Promise<unknown>((resolve, reject) => {
        this.#waiting.set(call, { resolve, reject })
        signal?.addEventListener('abort', () => reject(new CancelledError('cancelled')), { once: true })
        this.#line.send({ kind: 'call', call, id: definition.id, payload })
      })
      // The page has read it by the schema of the call.
      return data as CallResponse<Definition>
    } catch (error) {
      if ((error instanceof ApiError || error instanceof SystemBusyError) && errors === 'toast') {
        this.#line.send({ kind: 'toast', tone: 'error', text: error.message.slice(0, 300) })
        error.shown = true
      }
      throw error
    } finally {
      this.#waiting.delete(call)
    }
  }

  succeed(call: number, data: unknown): void {
    this.#waiting.get(call)?.resolve(data)
  }

  fail(call: number, failure: ContainedFailure): void {
    this.#waiting.get(call)?.reject(errorOf(failure))
  }
}

function errorOf(failure: ContainedFailure): CallError {
  return failure.kind === 'refused'
    ? new ApiError(failure.message, failure)
    : new SystemBusyError(failure.message, failure)
}
