import type { JsonSchema } from '@valibot/to-json-schema'

import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'
import { IDEMPOTENCY_KEY_FORM, IDEMPOTENCY_KEY_HEADER, SERVER_TIME_HEADER } from '@campus/contracts/headers'

import type { Route } from '../../platform/http/handle'
import type { RefusalTable } from '../../platform/http/messages'
import { jsonSchemaOf } from './json-schema'

const ENVELOPE_ERROR = { $ref: '#/components/schemas/Failure' }

/** OpenAPI 3.1 of every registered call, made from the contract that also validates it. */
export function openApiOf(routes: readonly Route[], refusals: RefusalTable) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const { path, method } = route.call
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Campus API',
      version: '1.0.0',
      description:
        'Every response is an envelope {code, msg, data, traceId}. Code 0 is success; a refused call has HTTP status 200 and another code, input that does not fit has status 400, code 40000 and names the field.',
    },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token', description: 'The token a sign-in answered with' },
      },
      parameters: {
        tenantId: {
          name: 'tenantId',
          in: 'header',
          schema: { type: 'string' },
          description: 'The school; without it the host name decides',
        },
        idempotencyKey: {
          name: IDEMPOTENCY_KEY_HEADER,
          in: 'header',
          schema: { type: 'string', pattern: IDEMPOTENCY_KEY_FORM.source },
          description:
            'Random, made up by the caller. Sent again with the same request it brings the first response again for a day and more, and nothing happens twice; with another request it is refused.',
        },
      },
      headers: {
        serverTime: {
          schema: { type: 'integer' },
          description: 'The server’s time in epoch milliseconds when the response left',
        },
      },
      schemas: { Failure: failureSchema(refusals) },
    },
  }
}

function operationOf(route: Route) {
  const { call } = route
  const request = jsonSchemaOf(call.request)
  return {
    operationId: call.id,
    tags: [domainOf(route)],
    summary: call.summary,
    'x-source': call.source,
    ...(route.signed ? { 'x-signed': true } : {}),
    ...(call.token ? { security: call.access === 'user' ? [{ token: [] }] : [{ token: [] }, {}] } : {}),
    parameters: [
      { $ref: '#/components/parameters/tenantId' },
      ...(call.once ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
      ...pathParameters(call.path),
      ...(call.method === 'GET' ? queryParameters(call.path, request) : []),
    ],
    ...(call.method === 'GET' ? {} : { requestBody: { content: { 'application/json': { schema: request } } } }),
    responses: {
      200: {
        description: 'The response, or a refusal by its code',
        headers: { [SERVER_TIME_HEADER]: { $ref: '#/components/headers/serverTime' } },
        content: answerContent(route),
      },
      400: { description: 'Input that does not fit', content: { 'application/json': { schema: ENVELOPE_ERROR } } },
    },
  }
}

/** `school` of `school.getInfoByTenantId`. */
export function domainOf(route: Route): string {
  return route.call.id.split('.', 1)[0] ?? ''
}

function pathParameters(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(path: string, request: JsonSchema) {
  return Object.entries(request.properties ?? {})
    .filter(([name]) => !path.includes(`{${name}}`))
    .map(([name, schema]) => ({ name, in: 'query', required: request.required?.includes(name) ?? false, schema }))
}

function answerContent({ call }: Route) {
  if (call.kind === 'image') {
    return { 'image/png': { schema: { type: 'string' } }, 'application/json': { schema: ENVELOPE_ERROR } }
  }
  const success = {
    type: 'object',
    required: ['code', 'msg', 'data', 'traceId'],
    properties: {
      code: { const: ERROR_CODES.ok },
      msg: { type: 'string' },
      data: jsonSchemaOf(call.response),
      traceId: { type: 'string' },
    },
  }
  return { 'application/json': { schema: { oneOf: [success, ENVELOPE_ERROR] } } }
}

function failureSchema(refusals: RefusalTable) {
  return {
    type: 'object',
    required: ['code', 'msg', 'data', 'traceId'],
    properties: {
      code: {
        type: 'integer',
        enum: [
          ...new Set(Object.values(refusals).map(({ code }) => code)),
          TOLD_CODES.serverError,
          TOLD_CODES.storageFull,
        ],
      },
      msg: { type: 'string', description: 'For people to read' },
      data: { type: 'null' },
      traceId: { type: 'string' },
      field: { type: 'string', description: 'Path of the wrong field, only with code 40000' },
    },
  }
}
