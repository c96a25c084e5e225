/**
 * What a developer's address puts in the place of what is assigned, on a development server. In production the field is
 * not read at all.
 */
import { OVERRIDE_PARAMETER, type OVERRIDE_REFUSALS } from '@campus/contracts/override'

import type { Config } from '../../platform/config/config'
import type { Database } from '../../platform/database/database'
import { askDevServer } from './dev-modules'
import { readOverride, type AskedOverride, type Overrides } from './override.model'
import type { Registry } from './registry'
import { storeBase, type PublishedModule } from './release.model'
import type { Occasion } from './resolve.model'

type Refusal = (typeof OVERRIDE_REFUSALS)[number]

interface Known {
  readonly asked: AskedOverride
  readonly release: PublishedModule
}

type Found = Known | { readonly asked: AskedOverride; readonly refusal: Refusal }

export class OverrideReader {
  readonly #registry: Registry
  readonly #config: Pick<Config, 'environment' | 'overrideOrigins'>

  constructor(registry: Registry, config: Pick<Config, 'environment' | 'overrideOrigins'>) {
    this.#registry = registry
    this.#config = config
  }

  /** The overrides of an address; null when it asks for none, and in production. */
  async read(
    query: URLSearchParams,
    place: Pick<Occasion, 'tenantId' | 'isAtHome'>,
    database: Database,
  ): Promise<Overrides | null> {
    const field = query.getAll(OVERRIDE_PARAMETER).join(',')
    if (this.#config.environment !== 'development' || field === '') return null
    const { asked, malformed } = readOverride(field)
    const found = await Promise.all(asked.map((part) => this.#find(part, place, database)))
    const judged = await this.#judge(
      found.flatMap((one) => ('release' in one ? [one] : [])),
      place.tenantId,
    )
    const known = judged.flatMap((one) => ('why' in one ? [] : [one]))
    const refused = [
      ...found.flatMap((one) => ('refusal' in one ? [{ part: one.asked.part, reason: one.refusal, why: [] }] : [])),
      ...judged.flatMap((one) =>
        'why' in one ? [{ part: one.asked.part, reason: 'unfit' as const, why: [...one.why] }] : [],
      ),
    ]
    return {
      given: {
        asked: field,
        modules: known.map(({ asked: part, release: { id, version } }) => ({
          module: id,
          version,
          origin: 'origin' in part ? part.origin : '',
        })),
        refused: [...malformed.map((part) => ({ part, reason: 'malformed' as const, why: [] })), ...refused],
      },
      releases: known.flatMap((one) => ('version' in one.asked ? [one.release] : [])),
      developed: known.flatMap((one) => ('origin' in one.asked ? [one.release] : [])),
    }
  }

  /** Holds what was found against the pages of the tenant, as a promotion there would. */
  async #judge(
    found: readonly Known[],
    tenantId: string,
  ): Promise<readonly (Known | (Known & { readonly why: readonly string[] }))[]> {
    const candidates = found.map(({ asked, release }) => ({
      id: release.id,
      // The origin of a development server is allowed by the configuration, and for no school.
      module: 'origin' in asked ? { ...release, base: storeBase(release.id, release.version) } : release,
      underWay: [],
      isBack: false,
    }))
    const { refused } = await this.#registry.judge(candidates, tenantId)
    return found.map((one, place) => {
      const candidate = candidates[place]
      const why = candidate === undefined ? undefined : refused.get(candidate)
      return why === undefined ? one : { ...one, why }
    })
  }

  async #find(
    asked: AskedOverride,
    place: Pick<Occasion, 'tenantId' | 'isAtHome'>,
    database: Database,
  ): Promise<Found> {
    if ('version' in asked) {
      const name = { id: asked.module, version: asked.version }
      const release = await this.#registry.releaseFor(place, name, database)
      return release === null ? { asked, refusal: 'noRelease' } : { asked, release }
    }
    if (!this.#config.overrideOrigins.includes(asked.origin)) return { asked, refusal: 'notAllowed' }
    const served = await askDevServer(asked.module, asked.origin)
    return served === null || !('id' in served) || served.manifest.id !== asked.module
      ? { asked, refusal: 'noAnswer' }
      : { asked, release: served }
  }
}
