import type { ModuleMap } from '@campus/contracts/composition'

/** A release as reports name it. */
export interface NamedRelease {
  readonly module: string
  readonly version: string
}

/**
 * The release whose script stands highest in a stack; null when no module's does. `page` is the address that relative
 * folders belong to.
 */
export function releaseInStack(
  { modules }: Pick<ModuleMap, 'modules'>,
  stack: string,
  page: string,
): NamedRelease | null {
  const found = modules
    .flatMap(({ id, lastGood, ...release }) =>
      [release, ...(lastGood === null ? [] : [lastGood])].map(({ version, base }) => ({
        module: id,
        version,
        place: stack.indexOf(new URL(base, page).href),
      })),
    )
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place)[0]
  return found === undefined ? null : { module: found.module, version: found.version }
}
