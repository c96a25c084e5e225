import type { AsyncDependenciesBlock, Compilation, Module } from 'webpack'

import type { ModuleRoute } from '@campus/contracts/composition'

/** The scripts that load first: of the module, and of each of its routes. */
export interface Preloads {
  readonly preload: string[]
  readonly routePreload: Record<string, string[]>
}

const PAGE_ENTRY = /'(\/[^']*)':\s*\(\)\s*=>\s*import\(\s*'([^']+)'\s*\)/g

/**
 * Reads from the finished build which script files contain the exposed module and each route's page. It finds
 * the pages in the module's source, where they are written as `'/path': () => import('./page')`.
 */
export function preloadsOf(compilation: Compilation, moduleSource: string, routes: readonly ModuleRoute[]): Preloads {
  // Concatenation may have merged several modules; the result has the name of its root.
  const exposed = [...compilation.modules].find((module) => /\/src\/module\.tsx$/.test(module.nameForCondition() ?? ''))
  if (exposed === undefined) throw new Error('the build has no src/module.tsx')
  const preload = filesOfModule(compilation, exposed)
  const blocks = new Map(exposed.blocks.map((block) => [requestOf(block), block]))
  const pages = new Map([...moduleSource.matchAll(PAGE_ENTRY)].map(([, path, request]) => [path, request]))
  const routePreload: Record<string, string[]> = {}
  for (const { path } of routes) {
    const block = blocks.get(pages.get(path))
    const group = block && compilation.chunkGraph.getBlockChunkGroup(block)
    if (!group) throw new Error(`module.tsx: write the page of ${path} as '${path}': () => import('./…')`)
    routePreload[path] = scripts(group.getFiles()).filter((file) => !preload.includes(file))
  }
  return { preload, routePreload }
}

/** The request as written in the source. */
function requestOf(block: AsyncDependenciesBlock): string | undefined {
  const [dependency] = block.dependencies
  return dependency !== undefined && 'userRequest' in dependency ? String(dependency.userRequest) : undefined
}

function filesOfModule(compilation: Compilation, module: Module): string[] {
  const files = new Set<string>()
  for (const chunk of compilation.chunkGraph.getModuleChunksIterable(module)) {
    for (const group of chunk.groupsIterable) for (const file of scripts(group.getFiles())) files.add(file)
  }
  return [...files]
}

function scripts(files: Iterable<string>): string[] {
  return [...files].filter((file) => file.endsWith('.js') && !file.includes('hot-update'))
}
