import type { FastifyInstance, InjectOptions } from 'fastify'
import * as v from 'valibot'

import type { CallDefinition, CallRequest, CallResponse } from '@campus/contracts/call'
import type { Envelope } from '@campus/contracts/errors'
import { login } from '@campus/contracts/sign-in'

import { createApp } from '../app'
import { routes as allRoutes } from '../domains'
import { createLogger } from '../logging'
import { readConfig } from '../platform/config/config'
import { readOnlyWhileFull } from '../platform/database/embedded/read-only-while-full'
import { DiskGuard } from '../platform/disk/disk-guard'
import type { Route } from '../platform/http/handle'
import { openSession } from '../platform/session/session'
import { sampleWing } from '../sample/sample'
import { SAMPLE_STUDENT } from '../sample/sample-student'
import { TEST_NOW } from './test-clock'
import { openTestDatabase } from './test-database'

/** The first test file after a change builds the template database. */
jest.setTimeout(180_000)

/** The default tenant of a test. */
export const TEST_TENANT = '10001'

interface TestServerOptions {
  readonly now?: Date
  readonly environment?: Readonly<Record<string, string>>
  readonly routes?: readonly Route[]
  /** Free bytes of the disk. */
  readonly readFree?: () => number
}

interface CallOptions {
  readonly tenantId?: string
  readonly token?: string
  /** Network address of the caller. */
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A call that was refused. */
export class CallFailed extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    readonly field: string | undefined,
    message: string,
  ) {
    super(message)
  }
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>

/** The server on a database of its own with all tables and sample data; close it after the tests. */
export async function openTestServer(options: TestServerOptions = {}) {
  let now = options.now ?? TEST_NOW
  const errors: string[] = []
  const config = readConfig({ ENVIRONMENT: 'development', LOG_LEVEL: 'error', ...options.environment })
  const disk = new DiskGuard(config.dataDirectory, { readFree: options.readFree ?? (() => Infinity) })
  const database = await openTestDatabase(options.environment, (opened) => readOnlyWhileFull(opened, disk))
  const log = createLogger(config, { write: (line: string) => void errors.push(line) })
  const app: FastifyInstance = await createApp({
    config,
    database,
    log,
    routes: options.routes ?? allRoutes,
    sample: sampleWing,
    now: () => now,
  })

  /** The response on the wire: status, headers and envelope. */
  async function send(
    call: CallDefinition,
    payload: unknown,
    { tenantId = TEST_TENANT, token, address, headers }: CallOptions = {},
  ) {
    const request: InjectOptions = {
      method: call.method,
      ...(address === undefined ? {} : { remoteAddress: address }),
      url: fillPath(call.path, payload),
      headers: {
        host: 'localhost:8080',
        tenantid: tenantId,
        'sec-fetch-site': 'same-origin',
        ...(token === undefined ? {} : { token }),
        ...headers,
      },
      ...(call.method === 'GET' ? { query: asQuery(payload) } : { payload: payload as object }),
    }
    return app.inject(request)
  }

  async function call<Call extends CallDefinition>(
    definition: Call,
    payload: CallRequest<Call>,
    callOptions?: CallOptions,
  ): Promise<CallResponse<Call>> {
    const response = await send(definition, payload, callOptions)
    const envelope = response.json<Envelope>()
    if (response.statusCode === 200 && envelope.code === 0) {
      return v.parse(definition.response, envelope.data) as CallResponse<Call>
    }
    throw new CallFailed(
      response.statusCode,
      envelope.code,
      envelope.field,
      `${definition.id}: ${envelope.code} ${envelope.msg} ${envelope.field ?? ''} ${errors.join('')}`,
    )
  }

  return {
    app,
    config,
    database,
    /** Error lines logged so far. */
    errors,
    send,
    call,
    /** The refusal of a call that must not succeed. */
    async refusal<Call extends CallDefinition>(
      definition: Call,
      payload: CallRequest<Call>,
      callOptions?: CallOptions,
    ): Promise<CallFailed> {
      try {
        await call(definition, payload, callOptions)
      } catch (error) {
        if (error instanceof CallFailed) return error
        throw error
      }
      throw new Error(`${definition.id} should have been refused`)
    },
    /** A token of the sample student at a school, in a session that has proved their number by a code. */
    async signInByCode(tenantId: string = TEST_TENANT): Promise<string> {
      const signIn = { userId: SAMPLE_STUDENT.id, mobileProvedTime: now, now, lifetime: config.tokenLifetime }
      const opened = await database.withTenant(tenantId, (tx) => openSession(tx, signIn))
      if (opened === null) throw new Error('the sample student may not sign in')
      return opened.token
    },
    /** A token of the sample student at a school, by their password. */
    async signIn(tenantId: string = TEST_TENANT): Promise<string> {
      const { token } = await call(
        login,
        {
          grantType: 'PASSWORD',
          username: SAMPLE_STUDENT.mobile,
          password: SAMPLE_STUDENT.password,
          tenantId,
          terminalType: 'ALL_USER',
          bizType: 'P_MINI',
        },
        { tenantId },
      )
      return token
    },
    setNow(moment: Date): void {
      now = moment
    },
    async close(): Promise<void> {
      await app.close()
      await database.close()
    },
  }
}

function fillPath(path: string, payload: unknown): string {
  const fields = Object(payload) as Record<string, unknown>
  // Through a buffer, because half a surrogate pair cannot be encoded.
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(Buffer.from(String(fields[name])).toString()),
  )
}

function asQuery(payload: unknown): Record<string, string> {
  const present = Object.entries((payload ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  return Object.fromEntries(present.map(([name, value]) => [name, String(value)]))
}
