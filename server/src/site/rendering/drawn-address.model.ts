/** Which addresses the server draws. Pure. */
import type { ModuleRoute } from '@campus/contracts/composition'
import { SECRET_PARAMETERS } from '@campus/contracts/secret-parameters'

/** Of a module, or of the shell. */
export type DrawnRoute = Pick<ModuleRoute, 'path' | 'drawn'> & Partial<Pick<ModuleRoute, 'login'>>

/** Longest value of a field of a drawn address. */
const MAX_VALUE = 300

/**
 * The path and the query that a page is drawn at: those fields of the address that choose what it shows, once and in one
 * order, so that what anybody adds to an address is no drawing more. null for an address that browsers draw.
 */
export function drawnAddressOf({ path, login, drawn }: DrawnRoute, url: URL): string | null {
  if (drawn === undefined || login || url.pathname !== path) return null
  if (SECRET_PARAMETERS.some((name) => url.searchParams.has(name))) return null
  const values = drawn.map((name) => [name, url.searchParams.get(name) ?? ''] as const)
  if (values.some(([, value]) => value.length > MAX_VALUE)) return null
  const query = new URLSearchParams(values.filter(([, value]) => value !== '').map(([name, value]) => [name, value]))
  return query.size === 0 ? path : `${path}?${query}`
}
