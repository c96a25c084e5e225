import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

import { saveClue } from '@campus/contracts/school'
import { paging } from '@campus/contracts/wire'

import { importedTables, refusals, routes } from '../../domains'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { exampleTexts } from '../operator/import/example-school'
import { importMarkdown } from '../operator/import/markdown'
import { fieldsOf } from './fields'
import { jsonSchemaOf } from './json-schema'
import { apiMarkdown, configurationMarkdown } from './markdown'
import { openApiOf } from './openapi'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('every registered call is described, by its own path and method', () => {
  const { paths } = openApiOf(routes, refusals)
  for (const { call } of routes) expect(paths[call.path]).toHaveProperty(call.method.toLowerCase())
})

test('call ids and paths are each other’s only', () => {
  expect(new Set(routes.map(({ call }) => call.id)).size).toBe(routes.length)
  expect(new Set(routes.map(({ call }) => `${call.method} ${call.path}`)).size).toBe(routes.length)
})

test('the document is served, with nothing left unresolved', async () => {
  const response = await server.app.inject({ url: '/docs/api.json' })
  expect(response.json()).toMatchObject({ openapi: '3.1.0' })
  const references = [...response.body.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference)
  expect(new Set(references)).toEqual(
    new Set([
      '#/components/schemas/Failure',
      '#/components/parameters/tenantId',
      '#/components/parameters/idempotencyKey',
      '#/components/headers/serverTime',
    ]),
  )
})

test('a call that happens once tells of the header it takes, and no other does', () => {
  const { paths } = openApiOf(routes, refusals)
  const takesKey = (path: string) => JSON.stringify(paths[path]).includes('#/components/parameters/idempotencyKey')
  expect(routes.filter(({ call }) => takesKey(call.path)).map(({ call }) => call.id)).toEqual(
    routes.filter(({ call }) => call.once).map(({ call }) => call.id),
  )
  expect(takesKey(saveClue.path)).toBe(true)
  expect(apiMarkdown(routes, refusals)).toContain('happens once: takes an Idempotency-Key')
})

test('the page lists every call and runs no script', async () => {
  const page = await server.app.inject({ url: '/docs/api' })
  for (const { call } of routes) expect(page.body).toContain(`id="${call.id}"`)
  expect(page.body).not.toMatch(/<script/)
})

test('fields are told by path, type and need', () => {
  const schema = v.object({
    ...paging({ sort: ['seq'], order: 'ascending' }),
    model: v.object({ tags: v.optional(v.array(v.string())), kind: v.picklist(['A', 'B']) }),
    rows: v.array(v.object({ id: v.string() })),
  })
  expect(
    fieldsOf(jsonSchemaOf(schema)).map(({ path, type, required }) => `${path}: ${type}${required ? '' : '?'}`),
  ).toEqual([
    'current: number, else 1?',
    'size: number, else 10?',
    'sort: "seq"?',
    'order: "ascending" or "descending"?',
    'model: object',
    'model.tags: list of string?',
    'model.kind: "A" or "B"',
    'rows: list',
    'rows[].id: string',
  ])
})

test('docs/ holds what the code says; `pnpm --filter server docs` writes it', () => {
  const written = (name: string) => readFileSync(join(import.meta.dirname, '../../../../docs', name), 'utf8')
  expect(written('api.md')).toBe(apiMarkdown(routes, refusals))
  expect(written('configuration.md')).toBe(configurationMarkdown())
  expect(written('import.md')).toBe(importMarkdown(importedTables, exampleTexts()))
})
