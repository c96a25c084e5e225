import { IDEMPOTENCY_KEY_HEADER } from '@campus/contracts/headers'

import type { Route } from '../../platform/http/handle'
import { fieldsOf, type Field } from './fields'
import { jsonSchemaOf } from './json-schema'
import { domainOf } from './openapi'

export interface CallDescription {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly marks: readonly string[]
  readonly request: readonly Field[]
  readonly response: readonly Field[]
}

export interface DomainDescription {
  readonly domain: string
  readonly calls: readonly CallDescription[]
}

/** Every call by its domain, for the page and docs/api.md. */
export function describeRoutes(routes: readonly Route[]): DomainDescription[] {
  const byDomain = new Map<string, CallDescription[]>()
  for (const route of routes) {
    const domain = domainOf(route)
    byDomain.set(domain, [...(byDomain.get(domain) ?? []), describeCall(route)])
  }
  return [...byDomain].map(([domain, calls]) => ({ domain, calls }))
}

function describeCall(route: Route): CallDescription {
  const { call } = route
  return {
    id: call.id,
    method: call.method,
    path: call.path,
    summary: call.summary,
    marks: marksOf(route),
    request: fieldsOf(jsonSchemaOf(call.request)),
    response:
      call.kind === 'image' ? [{ path: '', type: 'image', required: true }] : fieldsOf(jsonSchemaOf(call.response)),
  }
}

function marksOf({ call, signed, changes }: Route): string[] {
  return [
    call.access === 'user' ? 'needs a signed-in user' : call.token ? 'carries the token, answers visitors too' : '',
    signed ? 'signed' : '',
    call.once ? `happens once: takes an ${IDEMPOTENCY_KEY_HEADER}` : '',
    changes && call.method === 'GET' ? 'changes something: same origin only' : '',
    call.source === 'ours' ? 'named by us in the style of the others' : '',
  ].filter((mark) => mark !== '')
}
