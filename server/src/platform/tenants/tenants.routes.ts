import {
  findParamMapByKey,
  getPreDomains,
  getRolePackByTenantId,
  getTenantByPreDomain,
  IP_LOCATION_PATH,
  MAP_PARAMETERS,
  mapProxy,
} from '@campus/contracts/school'

import type { Config } from '../config/config'
import { handle, handleForEveryTenant, handlePublic, handleWithoutTransaction, type Route } from '../http/handle'
import { refuse } from '../http/refusal'
import { findTenantByPreDomain, preDomainsOf } from './find-tenant'
import { positionOf } from './ip-location'

/** Parameters that anybody may read. Other keys are left out, whatever the configuration contains. */
const PUBLIC_PARAMETERS: Readonly<Record<string, (config: Config) => string>> = {
  [MAP_PARAMETERS.key]: (config) => config.mapsKey,
  [MAP_PARAMETERS.tiles]: (config) => config.mapTilesUrl,
  [MAP_PARAMETERS.tilesCoordinates]: (config) => config.mapTilesCoordinates,
  [MAP_PARAMETERS.credit]: (config) => config.mapCredit,
  [MAP_PARAMETERS.navigation]: (config) => config.mapNavigationUrl,
}

export const tenantRoutes: readonly Route[] = [
  handleForEveryTenant(
    getTenantByPreDomain,
    async ({ input, tx }) => (await findTenantByPreDomain(tx, input.data.toLowerCase())) ?? null,
  ),

  handleForEveryTenant(getPreDomains, async ({ input, tx }) => preDomainsOf(tx, input.tenantId)),

  handlePublic(findParamMapByKey, async ({ input, config }) => {
    const known = input.flatMap((key): [string, string][] => {
      const read = Object.hasOwn(PUBLIC_PARAMETERS, key) ? PUBLIC_PARAMETERS[key] : undefined
      const value = read?.(config) ?? ''
      return value === '' ? [] : [[key, value]]
    })
    return Object.fromEntries(known)
  }),

  // The portal asks for the package and does not use it; students are the only role it knows.
  handle(getRolePackByTenantId, async () => [{ id: 'STUDENT', name: '学员' }]),

  // Calls another server, so no transaction may wait for it.
  handleWithoutTransaction(mapProxy, async ({ input, address, config, log }) => {
    if (input.path !== IP_LOCATION_PATH) throw refuse('forbidden')
    const location = await positionOf(address, config, log)
    return { result: location === null ? null : { location } }
  }),
]
