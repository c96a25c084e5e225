/** Whether a page's module map is the one a visitor has to get. Pure. */
import type { ModuleMap, ModuleRelease } from '@campus/contracts/composition'

import { numberOf, type Build } from './builds'
import type { ExpectedPage } from './ledger.model'
import type { ModuleId } from './sequence.model'

export type BuildOf = (module: ModuleId, number: number) => Build

/** What is wrong with a map, in words; null for nothing. */
export function faultOf(map: ModuleMap, expected: ExpectedPage, buildOf: BuildOf): string | null {
  const unexpected = map.modules.find(({ id }) => ![...expected.keys()].some((module) => module === id))
  if (unexpected !== undefined) return `${unexpected.id} ${unexpected.version} was given to nobody`
  for (const [module, { number, behind }] of expected) {
    const entry = map.modules.find(({ id }) => id === module)
    if (entry === undefined) return `${module} is missing`
    if (!isRelease(entry, buildOf(module, number), module)) {
      return `${module} is ${entry.version} of ${entry.base}, not ${buildOf(module, number).version}`
    }
    const { lastGood } = entry
    if (lastGood === null) continue
    const allowed = behind.find((other) => other === numberOf(lastGood.version))
    if (allowed === undefined || !isRelease(lastGood, buildOf(module, allowed), module)) {
      return `behind ${module} ${entry.version} stands ${lastGood.version} of ${lastGood.base}, which may not`
    }
  }
  return null
}

/** Whether it is that build, with the hash of each of its files and of no other. */
function isRelease(release: ModuleRelease, { version, manifest }: Build, module: ModuleId): boolean {
  const hashes = Object.entries(manifest.files).map(([name, { integrity }]) => [name, integrity])
  return (
    release.version === version &&
    release.base === `/modules/${module}/${version}/` &&
    release.entry === manifest.entry &&
    JSON.stringify(Object.entries(release.integrity).sort()) === JSON.stringify(hashes.sort())
  )
}
