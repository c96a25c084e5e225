/** What a releaser may release, and to whom. Pure. */
import { OperatorRefusedError } from '../../platform/operator-call'
import { isListed } from '../registry/release-gate.model'
import { outsideOrigin, type PublishedModule } from '../registry/release.model'
import { EVERY_TENANT, type RegistryContent } from '../registry/resolve.model'
import type { Releaser } from './release-tokens'

/** Whether a releaser may release this module at all. */
export function mayRelease({ modules }: Releaser, moduleId: string): boolean {
  return modules === null || modules.includes(moduleId)
}

/** The scope that a call is about. Throws {@link OperatorRefusedError} for another than a partner's own. */
export function scopeOf({ name, scope }: Releaser, asked: string | undefined): string {
  if (asked === undefined || scope === EVERY_TENANT || asked === scope) return asked ?? scope
  throw new OperatorRefusedError(`The token ${name} is for ${scope} only.`)
}

/** Whether a release is the releaser's: a partner's are those from an origin on its tenant's list. */
export function isOwnRelease({ scope }: Releaser, base: string, origins: RegistryContent['origins']): boolean {
  if (scope === EVERY_TENANT) return true
  const origin = base === '' ? null : outsideOrigin(base)
  return origin !== null && isListed(origins, scope, origin)
}

/** Throws {@link OperatorRefusedError} for a release of somebody else. */
export function requireOwn(
  by: Releaser,
  { id, version, base }: PublishedModule,
  origins: RegistryContent['origins'],
): void {
  if (isOwnRelease(by, base, origins)) return
  throw new OperatorRefusedError(`${id} ${version} is no release of ${by.name}.`)
}
