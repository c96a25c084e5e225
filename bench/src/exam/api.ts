/** Calls of the protocol over connections that stay open. */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

import * as v from 'valibot'

import type { CallDefinition, CallRequest, CallResponse } from '@campus/contracts/call'
import { IDEMPOTENCY_KEY_HEADER } from '@campus/contracts/headers'

const TIMEOUT = 15_000
const CONNECTIONS = 128

/** A learner as the server sees one: a token and a network address. */
export interface Caller {
  readonly token: string
  readonly address: string
}

export interface Api {
  /** Rejects on a refusal, a failure, or an unreachable server. */
  call<Call extends CallDefinition>(
    definition: Call,
    payload: CallRequest<Call>,
    caller: Caller,
  ): Promise<CallResponse<Call>>
  close(): void
}

interface ApiOptions {
  readonly connections?: number
  /** Milliseconds without a response. */
  readonly timeout?: number
}

/** Calls a school's server as a proxy does that passes on each caller's address. */
export function apiOf(
  origin: string,
  tenantId: string,
  { connections = CONNECTIONS, timeout = TIMEOUT }: ApiOptions = {},
): Api {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const sendTo: Send = (path, method, headers, body) => send({ agent, timeout }, origin + path, method, headers, body)
  return apiThrough(sendTo, tenantId, () => agent.destroy())
}

/** Sends a request and answers the text of its response; rejects when that is none of status 200. */
export type Send = (
  path: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<string>

export function apiThrough(sendTo: Send, tenantId: string, close: () => void): Api {
  return {
    async call(definition, payload, { token, address }) {
      const isRead = definition.method === 'GET'
      const query = isRead ? `?${new URLSearchParams(payload as Record<string, string>).toString()}` : ''
      const headers = {
        tenantid: tenantId,
        token,
        'x-forwarded-for': address,
        'content-type': 'application/json',
        ...(definition.once && { [IDEMPOTENCY_KEY_HEADER]: randomUUID() }),
      }
      const body = isRead ? '' : JSON.stringify(payload)
      const text = await sendTo(definition.path + query, definition.method, headers, body)
      const { code, msg, data } = JSON.parse(text) as { code: number; msg: string; data: unknown }
      if (code !== 0) throw new Error(`${definition.id}: ${code} ${msg}`)
      return v.parse(definition.response, data) as CallResponse<typeof definition>
    },
    close,
  }
}

function send(
  line: { readonly agent: Agent; readonly timeout: number },
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...line, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(parts).toString()
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${response.statusCode ?? 0}: ${text.slice(0, 200)}`))
      })
    })
    sent.on('timeout', () => sent.destroy(new Error(`no response within ${line.timeout} ms`)))
    sent.on('error', reject)
    sent.end(body)
  })
}
