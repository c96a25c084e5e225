/** One gateway in a process of its own: its calls, its pages and its files over HTTP. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'

import * as v from 'valibot'

import {
  BOOT_DATA_ELEMENT_ID,
  mapEntryAddress,
  mapIndex,
  mapIndexAddress,
  moduleMap,
  moduleMapEntry,
  type ModuleMap,
} from '@campus/contracts/composition'

import type { ReleaseCall } from '../../../server/src/testing/release-process'
import { freePort } from '../program'
import { ROOT, serverEnvironment } from '../server'
import { ServerProcess, type Unnumbered } from '../stage/server-process'

const PROCESS = join(ROOT, 'server/src/testing/release-process.ts')
export const OPERATOR_PASSWORD = 'a-password-of-the-bench'

export interface Refusable {
  readonly status: number
  readonly message: string
  readonly data: unknown
}

interface HttpRequest {
  readonly path: string
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

const envelope = v.object({ msg: v.string(), data: v.optional(v.unknown()) })
const withMap = v.object({ moduleMap })
const BOOT_SCRIPT = new RegExp(`<script type="application/json" id="${BOOT_DATA_ELEMENT_ID}"[^>]*>([^<]*)</script>`)

export interface GatewayOptions {
  readonly databaseUrl: string
  readonly data: string
  readonly apps: string
  /** Where its clock stands, in epoch milliseconds. */
  readonly now: number
}

export class Gateway {
  readonly #process: ServerProcess<ReleaseCall>
  readonly #port: number

  private constructor(process: ServerProcess<ReleaseCall>, port: number) {
    this.#process = process
    this.#port = port
  }

  static async start({ now, ...settings }: GatewayOptions): Promise<Gateway> {
    const port = await freePort()
    const env = { ...serverEnvironment({ ...settings, port }), OPERATOR_PASSWORD, NOW: String(now) }
    return new Gateway(await ServerProcess.start(PROCESS, port, env), port)
  }

  async tell(asked: Unnumbered<ReleaseCall>): Promise<void> {
    await this.#process.ask(asked)
  }

  /** A call of the operator, as the release commands make it. */
  async call(path: string, body?: object): Promise<Refusable> {
    const headers = { authorization: `Bearer ${OPERATOR_PASSWORD}` }
    const { status, content } = await this.#send({ path, headers, ...(body === undefined ? {} : { body }) })
    const { msg, data } = v.parse(envelope, JSON.parse(content.toString('utf8')))
    return { status, message: msg, data }
  }

  /** The module map of a visitor's page, whose rest another gateway is asked for, as a balancer may do it. */
  async mapOf(host: string, cookie: string, other: Gateway): Promise<ModuleMap> {
    const { status, content } = await this.#send({ path: '/login', host, headers: { cookie, accept: 'text/html' } })
    const [, json] = BOOT_SCRIPT.exec(content.toString('utf8')) ?? []
    if (status !== 200 || json === undefined) throw new Error(`a page came with ${status}`)
    const { id, modules, rest } = v.parse(withMap, JSON.parse(json)).moduleMap
    if (rest === undefined) return { id, modules }
    const index = await other.#verified(mapIndexAddress(id), rest.integrity, mapIndex)
    const entries = index.map((entry) =>
      other.#verified(mapEntryAddress(id, entry.id), entry.integrity, moduleMapEntry),
    )
    return { id, modules: await Promise.all(entries) }
  }

  async #verified<Schema extends v.GenericSchema>(
    path: string,
    integrity: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const { status, content } = await this.#send({ path })
    if (status !== 200) throw new Error(`${path} came with ${status}`)
    const found = `sha384-${createHash('sha384').update(content).digest('base64')}`
    if (found !== integrity) throw new Error(`${path} is not what its page was told of`)
    return v.parse(schema, JSON.parse(content.toString('utf8')))
  }

  /** A file's content; null when there is none. */
  async file(path: string): Promise<Buffer | null> {
    const { status, content } = await this.#send({ path })
    return status === 200 ? content : null
  }

  stop(): Promise<void> {
    return this.#process.kill()
  }

  #send({ path, host = 'localhost', headers = {}, body }: HttpRequest): Promise<{ status: number; content: Buffer }> {
    return this.#process.send({
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        host: `${host}:${this.#port}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? '' : JSON.stringify(body),
    })
  }
}
