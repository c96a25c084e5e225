/** Which school an address is about, and which page. Pure. */
import type { ModuleRoute } from '@campus/contracts/composition'
import { preDomainOf } from '../tenants/find-tenant'

/** How a page's address names its school. */
export type SchoolQuestion = { readonly tenantId: string } | { readonly preDomain: string }

const TENANT_ID = /^[\w-]{1,64}$/
const HOST = /^(?:(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The school an address names: `schoolId`, else `tenantId` of the query, else
 * what the host name leaves without its known suffix. null when the address
 * can name none.
 */
export function schoolQuestionOf(host: string | undefined, query: URLSearchParams, suffixes: readonly string[]): SchoolQuestion | null {
  const named = query.get('schoolId') || query.get('tenantId')
  if (named) return TENANT_ID.test(named) ? { tenantId: named } : null
  if (host === undefined || host.length > 260 || !HOST.test(host)) return null
  return { preDomain: preDomainOf(host, suffixes) }
}

/** Whether a Host header may stand in an address we write. */
export function isHost(host: string | undefined): host is string {
  return host !== undefined && host.length <= 260 && HOST.test(host)
}

const NO_PAGE = /^\/(?:api|modules|shell|media|docs|outbox|csp-report)(?:[/.]|$)|^\/favicon/

/** Whether no page ever stands at a path. */
export function isReserved(path: string): boolean {
  return NO_PAGE.test(path)
}

/**
 * Whether a path fits a route's pattern, as the shell's router sees it: letter
 * case and a slash at the end do not matter, `:name` is one segment, `*` at
 * the end is any number.
 */
export function fitsPattern(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(path)
  const open = wanted.at(-1) === '*'
  const fixed = open ? wanted.slice(0, -1) : wanted
  if (open ? given.length < fixed.length : given.length !== fixed.length) return false
  return fixed.every((segment, index) => segment.startsWith(':') || segment.toLowerCase() === given[index]?.toLowerCase())
}

/** The most definite of the routes a path fits, or undefined. */
export function routeFor<Route extends Pick<ModuleRoute, 'path'>>(routes: readonly Route[], path: string): Route | undefined {
  return routes
    .filter((route) => fitsPattern(route.path, path))
    .sort((one, other) => definiteness(other.path) - definiteness(one.path))[0]
}

/** Earlier fixed segments count more. */
function definiteness(pattern: string): number {
  return segmentsOf(pattern).reduce((score, segment) => score * 3 + (segment === '*' ? 0 : segment.startsWith(':') ? 1 : 2), 0)
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}
