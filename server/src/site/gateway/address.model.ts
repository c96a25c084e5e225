/** The school and the page of an address. Pure. */
import type { SiteCandidate } from '@campus/contracts/site-address'

import { preDomainOf } from '../../platform/tenants/find-tenant'

/** The parts of a page's address that name its school. */
export type SchoolQuestion = { readonly tenantId: string } | { readonly preDomain: string }

const TENANT_ID = /^[\w-]{1,64}$/
const HOST =
  /^(?:(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The school of an address: the tenant in its query, else the pre-domain of its host. null when the address
 * can name none.
 */
export function schoolQuestionOf(
  host: string | undefined,
  { tenantId }: Pick<SiteCandidate, 'tenantId'>,
  suffixes: readonly string[],
): SchoolQuestion | null {
  if (tenantId !== null) return TENANT_ID.test(tenantId) ? { tenantId } : null
  if (host === undefined || host.length > 260 || !HOST.test(host)) return null
  return { preDomain: preDomainOf(host, suffixes) }
}

/** Whether a host is a bare network address, so that no name below or beside it need be reachable. */
function isAddress(host: string): boolean {
  return host.startsWith('[') || /^(?:\d{1,3}\.){3}\d{1,3}(?::|$)/.test(host)
}

/** The names of the site: known suffixes, longest first, and the one that schools without a domain are below. */
export interface Domains {
  readonly suffixes: readonly string[]
  readonly mainDomain: string
}

/**
 * The host of a school with these pre-domains, for a visitor of another school's host: the shortest below the
 * visitor's suffix, at the same port. null when there is none, or when the visitor uses a bare address, where
 * names may not resolve.
 */
export function ownHostOf(
  preDomains: readonly string[],
  visited: string,
  { suffixes, mainDomain }: Domains,
): string | null {
  if (!isHost(visited) || isAddress(visited)) return null
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(visited.toLowerCase()) ?? []
  const suffix = suffixes.find((known) => name === known || name.endsWith(`.${known}`)) ?? mainDomain
  const [host] = [...preDomains]
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
    .map((preDomain) => (preDomain === '' ? suffix : preDomain.includes('.') ? preDomain : `${preDomain}.${suffix}`))
    // Only a name that leads to the same school.
    .filter((candidate) => isHost(candidate) && preDomains.includes(preDomainOf(candidate, suffixes)))
  return host === undefined ? null : host + port
}

/** Whether a Host header may be part of an address that we write. */
export function isHost(host: string | undefined): host is string {
  return host !== undefined && host.length <= 260 && HOST.test(host)
}

const NO_PAGE =
  /^\/(?:api|modules|shell|media|files|docs|outbox|operator|contained|composition|csp-report)(?:[/.]|$)|^\/favicon/

/** Whether a path is never a page. */
export function isReserved(path: string): boolean {
  return NO_PAGE.test(path)
}
