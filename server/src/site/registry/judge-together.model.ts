/** Which of several releases that come together a scope gets: the builds beside the server, or a developer's overrides. Pure. */
import { contentWith } from './given-releases.model'
import { neededByWork, type WorkUnderWay } from './lease-gate.model'
import { missedParts, partOfShell } from './needed-parts.model'
import { compositionsOf, everyScope, gateFaults, misfits, replacedAt } from './release-gate.model'
import { isForeign, SHELL_ID, type PublishedModule, type PublishedShell } from './release.model'
import { EVERY_TENANT, type RegistryContent } from './resolve.model'
import { standInFaults } from './stand-in.model'

/** A release that is to take the place of the one that a scope has. */
export type Candidate = ModuleCandidate | { readonly id: typeof SHELL_ID; readonly shell: PublishedShell }

interface ModuleCandidate {
  readonly id: string
  readonly module: PublishedModule
  readonly underWay: readonly WorkUnderWay[]
  /** It had this place before: as a rollback, it is not refused for work. */
  readonly isBack: boolean
}

export interface Judged {
  /** Those that stand together, with each other and with whatever else is in use. */
  readonly fitting: readonly Candidate[]
  /** The reasons against each of the others, one sentence each. */
  readonly refused: ReadonlyMap<Candidate, readonly string[]>
}

/**
 * Judges releases that come together: a page may move from one to another, and a name of the shell may be gone that no new
 * module needs. While anything is against one of them, the last such is left out; then whatever was left out comes in again
 * if it fits the others. `scope`: who gets them.
 */
export function judgeTogether(candidates: readonly Candidate[], content: RegistryContent, scope: string): Judged {
  const against = (chosen: readonly Candidate[]): Faults => faultsOf(chosen, { content, scope })
  let fitting = candidates
  for (let faults = against(fitting); faults.size > 0; faults = against(fitting)) {
    const last = [...faults.keys()].at(-1)
    fitting = fitting.filter((candidate) => candidate !== last)
  }
  const withOne = (one: Candidate): readonly Candidate[] =>
    candidates.filter((candidate) => candidate === one || fitting.includes(candidate))
  const fitsAgain = (): Candidate | undefined =>
    candidates.find((candidate) => !fitting.includes(candidate) && against(withOne(candidate)).size === 0)
  for (let back = fitsAgain(); back !== undefined; back = fitsAgain()) fitting = withOne(back)
  const refused = candidates.filter((candidate) => !fitting.includes(candidate))
  return { fitting, refused: new Map(refused.map((one) => [one, reasonsAgainst(one, against(withOne(one)))])) }
}

/** What is against it, or against others because of it. */
function reasonsAgainst(candidate: Candidate, faults: Faults): readonly string[] {
  return [...new Set(faults.get(candidate) ?? [...faults.values()].flat())]
}

/** What is against each of some releases, if anything is. */
type Faults = ReadonlyMap<Candidate, readonly string[]>

interface Place {
  readonly content: RegistryContent
  readonly scope: string
}

function faultsOf(chosen: readonly Candidate[], place: Place): Faults {
  const { content: before, scope } = place
  const change = { scope, before, after: contentWith(chosen, place) }
  const faults = chosen.map((candidate) => {
    const against =
      'shell' in candidate ? shellFaults(candidate.shell, chosen, change) : moduleFaults(candidate, change)
    return [candidate, against] as const
  })
  return new Map(faults.filter(([, against]) => against.length > 0))
}

interface Change {
  readonly scope: string
  readonly before: RegistryContent
  readonly after: RegistryContent
}

function moduleFaults(
  { module: release, underWay, isBack }: ModuleCandidate,
  { scope, before, after }: Change,
): readonly string[] {
  if (isBack) return gateFaults({ release, scope, content: after })
  const replaced = replacedAt(before, release.id, scope)
  return [...standInFaults({ release, scope, content: before, after }), ...neededByWork(release, replaced, underWay)]
}

/** What modules of ours that stay have of the shell before. */
function shellFaults(shell: PublishedShell, chosen: readonly Candidate[], change: Change): readonly string[] {
  const { scope, before, after } = change
  const misfitting = staying(change)
    .filter(({ release }) => !isForeign(release) && !chosen.some(({ id }) => id === release.id))
    .flatMap(({ release, shellBefore, where }) => unfit(release, shell, shellBefore).map((fault) => fault + where))
  const replaced = compositionsOf(before, scope)[0]?.shell ?? null
  return [
    ...misfitting,
    ...missedParts({ part: partOfShell(shell), replaced: replaced && partOfShell(replaced), scope, after }),
  ]
}

/** What other houses' modules lack in a new shell, one sentence each: where they do not load, pages take ours. */
export function foreignMisfits(shell: PublishedShell, content: RegistryContent): readonly string[] {
  const after = contentWith([{ id: SHELL_ID, shell }], { content, scope: EVERY_TENANT })
  const faults = staying({ scope: EVERY_TENANT, before: content, after })
    .filter(({ release }) => isForeign(release))
    .flatMap(({ release, shellBefore, where }) => unfit(release, shell, shellBefore).map((fault) => fault + where))
  return [...new Set(faults)]
}

interface Staying {
  readonly release: PublishedModule
  readonly shellBefore: PublishedShell | null
  /** End of a sentence. */
  readonly where: string
}

/** The modules of all pages, each with the shell that it stands in today. */
function staying({ scope: all, before, after }: Change): readonly Staying[] {
  return (all === EVERY_TENANT ? everyScope(after) : [all]).flatMap((scope) => {
    const shellBefore = compositionsOf(before, scope)[0]?.shell ?? null
    const where = scope === EVERY_TENANT ? '.' : ` at ${scope}.`
    return compositionsOf(after, scope)
      .flatMap(({ choices }) => choices ?? [])
      .map(({ chosen: { release } }) => ({ release, shellBefore, where }))
  })
}

/** Sentences without their end; none for a module that did not fit before either. */
function unfit(release: PublishedModule, shell: PublishedShell, before: PublishedShell | null): readonly string[] {
  if (misfits(release, before).length > 0) return []
  const name = `${SHELL_ID} ${shell.version}`
  return misfits(release, shell, name).map(
    (misfit) => `${name} does not fit ${release.id} ${release.version}, which is in use: it ${misfit}`,
  )
}
