/** Reads that pages are drawn from: calls of this server whose response is the same for every visitor of a school. */
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

const envelope = v.object({ code: v.number(), data: v.unknown() })

export class PublicReads {
  readonly #app: FastifyInstance
  readonly #config: Config
  readonly #calls: ReadonlyMap<string, { readonly method: 'GET' | 'POST'; readonly path: RegExp }>

  constructor(app: FastifyInstance, config: Config, routes: readonly Route[]) {
    this.#app = app
    this.#config = config
    this.#calls = new Map(
      routes
        .filter(({ isPublic }) => isPublic)
        .map(({ call: { id, method, path } }) => [
          id,
          { method: method === 'GET' ? 'GET' : 'POST', path: new RegExp(`^${path.replace(/\{\w+\}/g, '[\\w-]+')}$`) },
        ]),
    )
  }

  /** Whether the response of a call is the same for every visitor. */
  has(callId: string): boolean {
    return this.#calls.has(callId)
  }

  /** Rejects when the call is not public, or is refused. */
  async read({ callId, path, query, body }: ReadCall, context: AskContext): Promise<ReadResponse> {
    const call = this.#calls.get(callId)
    if (call === undefined) throw new Error(`${callId} is not the same for every visitor`)
    if (!call.path.test(path)) throw new Error(`${path} is no address of ${callId}`)
    const { method } = call
    const response = await this.#app.inject({
      method,
      url: path,
      headers: headersOf(this.#config, context.tenantId, context.traceId),
      ...(method === 'GET' ? { query } : { payload: body as object }),
      ...(context.caller !== undefined && { remoteAddress: context.caller }),
    })
    const { code, data } = v.parse(envelope, response.json())
    if (!SUCCESS_CODES.includes(code)) throw new Error(`${callId} was refused with code ${code}`)
    return { data, tag: createHash('sha256').update(JSON.stringify(data)).digest('base64url') }
  }
}
