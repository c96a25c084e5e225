/** Finds the module page of an address, in the same way for the gateway and the shell. Pure. */
import type { ModuleMap, ModuleMapEntry, ModuleRoute } from './composition'

/** A module's page. */
export interface ModulePage {
  readonly module: ModuleMapEntry
  readonly route: ModuleRoute
}

/**
 * Whether a path matches a route's pattern, as the shell's router does it: letter case and a final slash do
 * not matter, `:name` is one segment, `*` at the end is any number.
 */
export function fitsPattern(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(path)
  const open = wanted.at(-1) === '*'
  const fixed = open ? wanted.slice(0, -1) : wanted
  if (open ? given.length < fixed.length : given.length !== fixed.length) return false
  return fixed.every(
    (segment, index) => segment.startsWith(':') || segment.toLowerCase() === given[index]?.toLowerCase(),
  )
}

/** The most specific module route of an address; null for a page of the shell, or an unknown one. */
export function modulePageAt({ modules }: Pick<ModuleMap, 'modules'>, path: string): ModulePage | null {
  const pages = modules.flatMap((module) => module.routes.map((route) => ({ module, route })))
  return (
    pages
      .filter(({ route }) => fitsPattern(route.path, path))
      .sort((one, other) => definiteness(other.route.path) - definiteness(one.route.path))[0] ?? null
  )
}

/** The most specific of the patterns that a path fits; null when it fits none. */
export function fittingPattern(patterns: readonly string[], path: string): string | null {
  const fitting = patterns.filter((pattern) => fitsPattern(pattern, path))
  return fitting.sort((one, other) => definiteness(other) - definiteness(one))[0] ?? null
}

/** Names of the scripts that a page needs, each once, in the order they are needed; a contained module's run elsewhere. */
export function firstScriptsOf({ module, route }: ModulePage): string[] {
  if (module.contained === true) return []
  return [...new Set([module.entry, ...module.preload, ...(module.routePreload[route.path] ?? [])])]
}

/** Earlier fixed segments count more. */
function definiteness(pattern: string): number {
  return segmentsOf(pattern).reduce(
    (score, segment) => score * 3 + (segment === '*' ? 0 : segment.startsWith(':') ? 1 : 2),
    0,
  )
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}
