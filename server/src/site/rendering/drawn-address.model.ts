/** Which addresses the server draws. Pure. */
import type { ModuleRoute } from '@campus/contracts/composition'
import { SECRET_PARAMETERS } from '@campus/contracts/secret-parameters'

/** Of a module, or of the shell. */
export type DrawnRoute = Pick<ModuleRoute, 'path' | 'drawn'> & Partial<Pick<ModuleRoute, 'login' | 'answers'>>

export interface DrawnAddress {
  /** The path and the query that the page is drawn at. */
  readonly address: string
  /** Somebody has sent a form: the page is drawn for them alone. */
  readonly isAnswer: boolean
}

/** Longest value of a field of a drawn address. */
const MAX_VALUE = 300

/**
 * Where a page is drawn: with those fields of the address that choose what it shows, and those of a form that was sent
 * whole, each once and in one order, so that what anybody adds to an address is no drawing more. null for an address that
 * browsers draw.
 */
export function drawnAddressOf({ path, login, drawn, answers = [] }: DrawnRoute, url: URL): DrawnAddress | null {
  if (drawn === undefined || login || url.pathname !== path) return null
  const { searchParams } = url
  if (SECRET_PARAMETERS.some((name) => searchParams.has(name))) return null
  const isAnswer = answers.length > 0 && answers.every((name) => searchParams.has(name))
  const values = [...drawn, ...(isAnswer ? answers : [])].map((name) => [name, searchParams.get(name) ?? ''] as const)
  if (values.some(([, value]) => value.length > MAX_VALUE)) return null
  const query = new URLSearchParams(values.filter(([, value]) => value !== '').map(([name, value]) => [name, value]))
  return { address: query.size === 0 ? path : `${path}?${query}`, isAnswer }
}
