/**
 * Reads that pages are drawn from: calls of this server whose response is the same for every visitor of a school; in a page
 * that answers a form also those that the form asks.
 */
import { createHash } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import type { AskedCall } from '@campus/contracts/drawn-page'
import { SUCCESS_CODES } from '@campus/contracts/errors'

import type { Config } from '../../platform/config/config'
import type { Route } from '../../platform/http/handle'
import { headersOf, type AskContext } from '../gateway/api-caller'

export interface ReadCall extends AskedCall {
  readonly callId: string
}

export interface ReadResponse {
  readonly data: unknown
  /** Differs when the data differs. */
  readonly tag: string
}

const envelope = v.object({ code: v.number(), data: v.unknown(), msg: v.fallback(v.string(), '') })

/** The call answered with a code of failure. */
export class ReadRefusedError extends Error {
  override readonly name = 'ReadRefusedError'

  constructor(
    callId: string,
    readonly code: number,
    /** What people are told. */
    readonly words: string,
  ) {
    super(`${callId} was refused with code ${code}`)
  }
}

interface KnownCall {
  readonly method: 'GET' | 'POST'
  readonly path: RegExp
  readonly isPublic: boolean
}

export class PublicReads {
  readonly #app: FastifyInstance
  readonly #config: Config
  readonly #calls: ReadonlyMap<string, KnownCall>

  constructor(app: FastifyInstance, config: Config, routes: readonly Route[]) {
    this.#app = app
    this.#config = config
    this.#calls = new Map(
      routes
        .filter(({ isPublic, answersForms }) => isPublic || answersForms)
        .map(({ call: { id, method, path }, isPublic }) => [
          id,
          {
            method: method === 'GET' ? 'GET' : 'POST',
            path: new RegExp(`^${path.replace(/\{\w+\}/g, '[\\w-]+')}$`),
            isPublic,
          },
        ]),
    )
  }

  /** Whether the response of a call is the same for every visitor. */
  has(callId: string): boolean {
    return this.#calls.get(callId)?.isPublic ?? false
  }

  /**
   * Rejects when the call is neither public nor, in an answer to a form, one that such a form asks; with
   * {@link ReadRefusedError} when it is refused.
   */
  async read({ callId, path, query, body }: ReadCall, context: AskContext, isAnswer = false): Promise<ReadResponse> {
    const call = this.#calls.get(callId)
    if (call === undefined || !(call.isPublic || isAnswer)) {
      throw new Error(`${callId} is not the same for every visitor`)
    }
    if (!call.path.test(path)) throw new Error(`${path} is no address of ${callId}`)
    const { method } = call
    const response = await this.#app.inject({
      method,
      url: path,
      headers: headersOf(this.#config, context.tenantId, context.traceId),
      ...(method === 'GET' ? { query } : { payload: body as object }),
      ...(context.caller !== undefined && { remoteAddress: context.caller }),
    })
    const { code, data, msg } = v.parse(envelope, response.json())
    if (!SUCCESS_CODES.includes(code)) throw new ReadRefusedError(callId, code, msg)
    return { data, tag: createHash('sha256').update(JSON.stringify(data)).digest('base64url') }
  }
}
