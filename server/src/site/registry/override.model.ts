/** What the `override` field of an address asks for. Pure. */
import type { GivenOverride } from '@campus/contracts/override'

import { isVersion, type PublishedModule } from './release.model'

/** A module, and the published version or the development server's origin that it shall be of. */
export type AskedOverride =
  | { readonly part: string; readonly module: string; readonly version: string }
  | { readonly part: string; readonly module: string; readonly origin: string }

/** What is put in the place of what is assigned. */
export interface Overrides {
  readonly given: GivenOverride
  /** Published releases. */
  readonly releases: readonly PublishedModule[]
  /** What development servers serve. */
  readonly developed: readonly PublishedModule[]
}

/** Longest field that is read. */
const MAX_FIELD = 500

const PART = /^(?<module>[a-z][a-z0-9-]{1,40})@(?<what>\S+)$/

/** The parts of a field, one for each module, and those that are none. The last of several for one module counts. */
export function readOverride(field: string): {
  readonly asked: readonly AskedOverride[]
  readonly malformed: readonly string[]
} {
  if (field.length > MAX_FIELD) return { asked: [], malformed: [`${field.slice(0, 40)}…`] }
  const parts = field
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const read = parts.map((part) => ({ part, asked: readPart(part) }))
  const asked = new Map(read.flatMap((one) => (one.asked === null ? [] : [[one.asked.module, one.asked] as const])))
  return { asked: [...asked.values()], malformed: read.filter((one) => one.asked === null).map(({ part }) => part) }
}

function readPart(part: string): AskedOverride | null {
  const { module = '', what = '' } = PART.exec(part)?.groups ?? {}
  if (module === '') return null
  if (isVersion(what)) return { part, module, version: what }
  const isOrigin = /^https?:/.test(what) && URL.canParse(what) && new URL(what).href === `${new URL(what).origin}/`
  return isOrigin ? { part, module, origin: new URL(what).origin } : null
}
