/** How a command asks the running server, because only it may open an embedded database. */
import { existsSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

import { passwordFileOf } from './operator-password'

/** A mistake that whoever gave the command can correct; the message explains it. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

export interface Asking {
  /** `http://localhost:8080`. */
  readonly server: string
  /** The operator's password, or a team's token. */
  readonly secret: string
}

/**
 * Asks a call, `/operator/api/status`; with a body, which is JSON or bytes, it is a POST. Returns its data. Throws
 * {@link CommandError}.
 */
export async function askServer(asking: Asking, path: string, body?: object): Promise<unknown> {
  return dataOf(asking, await responseOf(asking, path, body))
}

/** The bytes that a call responds with. Throws {@link CommandError}. */
export async function askForBytes(asking: Asking, path: string): Promise<Readable> {
  const response = await responseOf(asking, path)
  if (response.ok && response.body !== null) return Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
  await dataOf(asking, response)
  throw new CommandError(`The server at ${asking.server} sent nothing.`)
}

async function responseOf({ server, secret }: Asking, path: string, body?: object): Promise<Response> {
  const isBytes = Buffer.isBuffer(body)
  const type = isBytes ? 'application/octet-stream' : 'application/json'
  return fetch(`${server}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${secret}`, ...(body === undefined ? {} : { 'content-type': type }) },
    ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw failed(server, `No server answers at ${server}; start it, or say where it is with --server.`, cause)
  })
}

async function dataOf({ server }: Asking, response: Response): Promise<unknown> {
  const envelope = (await response.json().catch((cause: unknown) => {
    throw failed(server, `What answers at ${server} is no portal; say where it is with --server.`, cause)
  })) as { readonly code: number; readonly msg: string; readonly data: unknown }
  if (envelope.code !== 0) throw new CommandError(envelope.msg)
  return envelope.data
}

/** What the connection says when it ended with the question under way. */
const BROKEN_OFF = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']

/** Says `message`, unless the question may have been taken; what `fetch` throws has the reason as its cause. */
function failed(server: string, message: string, error: unknown): CommandError {
  const { cause } = error as { readonly cause?: { readonly code?: unknown } }
  const brokenOff = `The server at ${server} broke off before its answer was there. What was asked may have been done all the same: look what is there before you ask again.`
  return new CommandError(BROKEN_OFF.includes(String(cause?.code)) ? brokenOff : message, { cause: error })
}

/** Where the server is unless a command says so. */
export function serverIn(environment: NodeJS.ProcessEnv): string {
  return `http://localhost:${environment['PORT'] ?? '8080'}`
}

/** The operator's password. Throws {@link CommandError} when there is none. */
export function passwordIn(environment: NodeJS.ProcessEnv): string {
  const given = environment['OPERATOR_PASSWORD']
  if (given !== undefined && given !== '') return given
  const file = passwordFileOf({ dataDirectory: environment['DATA_DIR'] ?? './data' })
  if (!existsSync(file)) {
    throw new CommandError(`There is no ${file}; set OPERATOR_PASSWORD, or DATA_DIR to the server's data folder.`)
  }
  return readFileSync(file, 'utf8').trim()
}
