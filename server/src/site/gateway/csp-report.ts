/** Receives browsers' reports of policy violations. */
import type { FastifyInstance } from 'fastify'

import type { Config } from '../../platform/config/config'
import { CSP_REPORT_PATH } from './security-headers'

/** Largest report in bytes; real ones are far smaller. */
const MAX_REPORT = 16_384
/** Number of reports kept for developers. */
const KEPT = 100
/** Reports logged per minute; a page that violates its policy reports at every visit. */
const LOGGED_PER_MINUTE = 60

const TYPES = ['application/csp-report', 'application/reports+json', 'application/json']

/** The useful part of a violation; browsers send it in two forms. */
interface Violation {
  readonly directive: string
  readonly blocked: string
  readonly page: string
  readonly source: string
  readonly disposition: string
}

export function registerCspReports(app: FastifyInstance, config: Pick<Config, 'environment'>): void {
  void app.register(async (scope) => {
    const kept: Violation[] = []
    let minute = 0
    let logged = 0
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: MAX_REPORT }, (_, body, done) => done(null, body))
    scope.post<{ Body: string | undefined }>(CSP_REPORT_PATH, { bodyLimit: MAX_REPORT }, async (request, reply) => {
      const violations = violationsIn(request.body ?? '')
      if (violations === null) return reply.code(400).type('text/plain; charset=utf-8').send('Not a report\n')
      const thisMinute = Math.floor(Date.now() / 60_000)
      if (thisMinute !== minute) [minute, logged] = [thisMinute, 0]
      for (const violation of violations) {
        logged += 1
        if (logged <= LOGGED_PER_MINUTE) {
          request.log.warn({ traceId: request.id, ...violation }, 'content security policy violation')
        }
        if (config.environment === 'development') kept.push(violation)
      }
      kept.splice(0, kept.length - KEPT)
      return reply.code(204).send()
    })
    if (config.environment === 'development') {
      scope.get(`${CSP_REPORT_PATH}.json`, async (_, reply) => reply.header('cache-control', 'no-store').send(kept))
    }
  })
}

const MAX_VIOLATIONS = 20

/** The violations of a report; null when it is none. */
export function violationsIn(body: string): Violation[] | null {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return null
  }
  const reports: unknown[] = Array.isArray(json) ? json.slice(0, MAX_VIOLATIONS) : [json]
  const violations = reports.flatMap((report) => violationOf(report) ?? [])
  return violations.length === reports.length ? violations : null
}

function violationOf(report: unknown): Violation | null {
  if (!isRecord(report)) return null
  const old = report['csp-report']
  if (isRecord(old)) {
    return {
      directive: textOf(old['effective-directive'] ?? old['violated-directive']),
      blocked: addressOf(old['blocked-uri']),
      page: addressOf(old['document-uri']),
      source: addressOf(old['source-file']),
      disposition: textOf(old['disposition']),
    }
  }
  const body = report['body']
  if (!isRecord(body)) return null
  return {
    directive: textOf(body['effectiveDirective']),
    blocked: addressOf(body['blockedURL']),
    page: addressOf(body['documentURL'] ?? report['url']),
    source: addressOf(body['sourceFile']),
    disposition: textOf(body['disposition']),
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 300) : ''
}

/** Without query and fragment, which may carry a person's data. */
function addressOf(value: unknown): string {
  return textOf(value).split(/[?#]/, 1)[0] ?? ''
}
