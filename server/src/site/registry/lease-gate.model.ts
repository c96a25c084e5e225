/** What unfinished work needs of the release that is to take the place of another. Pure. */
import { fittingPattern } from '@campus/contracts/route'

import type { PublishedModule } from './release.model'

/** Unfinished work of a module that is under way, by the form in which it is kept. */
export interface WorkUnderWay {
  readonly draftVersion: number
  readonly count: number
}

const nameOf = ({ id, version }: PublishedModule): string => `${id} ${version}`

/** Pages that hold unfinished work and would no longer: a release without one is never given to anybody. */
export function droppedLeases(release: PublishedModule, replaced: PublishedModule | undefined): string[] {
  if (replaced === undefined || replaced.version === release.version) return []
  return leasedRoutes(replaced).flatMap(({ path, lease }) => {
    const now = routeAt(release, path)
    if (now === undefined || now.lease === lease) return []
    return [
      `${nameOf(release)} does not hold unfinished work at ${path}, as ${nameOf(replaced)} does: its route needs lease: '${lease}'.`,
    ]
  })
}

/** What work that is under way needs and would not have: its page, and somebody who can read what is kept of it. */
export function neededByWork(
  release: PublishedModule,
  replaced: PublishedModule | undefined,
  underWay: readonly WorkUnderWay[],
): string[] {
  const total = underWay.reduce((sum, { count }) => sum + count, 0)
  if (total === 0 || replaced === undefined || replaced.version === release.version) return []
  const reads = release.manifest.draft?.reads ?? []
  return [
    ...leasedRoutes(replaced)
      .filter(({ path }) => routeAt(release, path) === undefined)
      .map(({ path }) => `${piecesOf(total)} the page ${path}, which ${nameOf(release)} does not have.`),
    ...underWay
      .filter(({ draftVersion }) => !reads.includes(draftVersion))
      .map(
        ({ draftVersion, count }) =>
          `${piecesOf(count)} a release that reads form ${draftVersion}, which ${nameOf(release)} does not (draft.reads).`,
      ),
  ]
}

function piecesOf(count: number): string {
  return count === 1 ? '1 piece of work under way needs' : `${count} pieces of work under way need`
}

function leasedRoutes({ manifest }: PublishedModule): readonly { readonly path: string; readonly lease: string }[] {
  return manifest.routes.flatMap(({ path, lease }) => (lease === undefined ? [] : [{ path, lease }]))
}

function routeAt({ manifest: { routes } }: PublishedModule, path: string) {
  const pattern = fittingPattern(
    routes.map((route) => route.path),
    path,
  )
  return routes.find((route) => route.path === pattern)
}
