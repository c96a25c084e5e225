import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { ModuleConfig } from './composition'
import type { SlotName, SlotProps } from './slots'

/** The context of a page's loader, before the page is drawn. */
export interface PageContext {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
  /** The shell's only query client: loaders fill it, pages read it. */
  readonly queryClient: QueryClient
  readonly signal: AbortSignal
}

/** The release a page is of. */
export interface RunningRelease {
  /** Id of the module. */
  readonly module: string
  readonly version: string
  /** The address at which the document was loaded: the release was chosen for it. */
  readonly loadedAt: string
}

/** What a page's component gets. */
export interface PageProps {
  /** Absent where no release runs, as on a developer's server. */
  readonly release?: RunningRelease
}

/** A lazily loaded page: its loader starts the queries while the code loads. */
export interface ModulePage {
  readonly Component: ComponentType<PageProps>
  readonly loader?: (context: PageContext) => Promise<void> | void
}

type RoutePath<Config extends ModuleConfigInput> = Config['routes'][number]['path']
type ConfigSlot<Config extends ModuleConfigInput> = Extract<Config['slots'][number], SlotName>

/** A module's config, written `as const`, so that the compiler knows its paths. */
export interface ModuleConfigInput {
  readonly id: string
  readonly contract: string
  readonly routes: readonly {
    readonly path: `/${string}`
    readonly layout: ModuleConfig['routes'][number]['layout']
    readonly login?: boolean
    readonly title?: ModuleConfig['routes'][number]['title']
    readonly special?: boolean
    readonly lease?: string
    readonly drawn?: readonly string[]
    readonly answers?: readonly string[]
  }[]
  readonly slots: readonly SlotName[]
  readonly draft?: { readonly version: number; readonly reads: readonly number[] }
  readonly leadsTo?: readonly `/${string}`[]
  readonly shows?: readonly SlotName[]
}

/** The default export of `./module`, the one exposed entry of a module. */
export interface CampusModule {
  readonly id: string
  readonly contract: string
  /** By route path, as in the config. */
  readonly pages: Readonly<Record<string, () => Promise<ModulePage>>>
  readonly slots: Readonly<
    Partial<{ [Name in SlotName]: () => Promise<{ readonly Component: ComponentType<SlotProps[Name]> }> }>
  >
}

/**
 * Defines a module's config. It is plain data, so that the build can put it into the manifest. In the module's own
 * scripts only `id`, `contract` and `draft` are there.
 */
export function defineModuleConfig<const Config extends ModuleConfigInput>(config: Config): Config {
  return config
}

/** Connects a page to every path of the config and a component to every slot; a missing one does not compile. */
export function defineModule<const Config extends ModuleConfigInput>(
  config: Config,
  parts: {
    pages: { [Path in RoutePath<Config>]: () => Promise<ModulePage> }
    slots: { [Name in ConfigSlot<Config>]: () => Promise<{ readonly Component: ComponentType<SlotProps[Name]> }> }
  },
): CampusModule {
  return { id: config.id, contract: config.contract, pages: parts.pages, slots: parts.slots }
}
