import { LARGEST_PAGE } from '@campus/contracts/wire'

import { SETTINGS } from '../../platform/config/config'
import type { Route } from '../../platform/http/handle'
import type { RefusalTable } from '../../platform/http/messages'
import { describeRoutes, type CallDescription } from './describe'
import type { Field } from './fields'

const GENERATED = '<!-- Written by `pnpm --filter server docs`; change the code, not this file. -->'

/** docs/api.md. */
export function apiMarkdown(routes: readonly Route[], refusals: RefusalTable): string {
  const domains = describeRoutes(routes)
  return lines(
    GENERATED,
    '# API',
    `Every response is an envelope \`{ code, msg, data, traceId }\`; the tables show \`data\`. A refused call has HTTP status 200 and one of the codes at the end; input that does not fit has status 400, code 40000 and \`field\`. A page has at most ${LARGEST_PAGE} records unless the call says otherwise; asking for more is input that does not fit. Every response carries the server’s time in epoch milliseconds as \`X-Server-Time\`. A call that happens once takes an \`Idempotency-Key\` (16 to 64 letters, digits, \`-\` or \`_\`, random): sent again with the same request it brings the first response again for a day and more; with another request it is refused. A running server shows the same at \`/docs/api\`, and as OpenAPI 3.1 at \`/docs/api.json\`.`,
    ...domains.flatMap(({ domain, calls }) => [`## ${domain}`, ...calls.flatMap(callMarkdown)]),
    '## Codes',
    table(
      ['code', 'Reason', 'msg'],
      Object.entries(refusals).map(([reason, { code, message }]) => [String(code), `\`${reason}\``, message]),
    ),
  )
}

/** docs/configuration.md. */
export function configurationMarkdown(): string {
  const rows = Object.values(SETTINGS).map(({ variable, fallback, form, about }) => [
    `\`${variable}\``,
    fallback === '' ? '(empty)' : `\`${fallback}\``,
    cell(form),
    about,
  ])
  return lines(
    GENERATED,
    '# Configuration',
    'Environment variables of the server. Each has a default; a wrong value stops the start with a sentence that names it.',
    table(['Variable', 'Default', 'Form', 'Meaning'], rows),
  )
}

function callMarkdown(call: CallDescription): string[] {
  const marks = call.marks.length === 0 ? '' : ` *${call.marks.join('; ')}*`
  return [
    `### \`${call.method} ${call.path}\``,
    `${call.summary}.${marks}`,
    ...fieldTable('Request', call.request),
    ...fieldTable('data', call.response),
  ]
}

function fieldTable(caption: string, fields: readonly Field[]): string[] {
  if (fields.length === 0) return []
  const rows = fields.map(({ path, type, required }) => [
    path === '' ? 'the value' : `\`${path}\``,
    `${cell(type)}${required ? '' : ' (may be absent)'}`,
  ])
  return [table([caption, 'Type'], rows)]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}

function lines(...blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`
}
