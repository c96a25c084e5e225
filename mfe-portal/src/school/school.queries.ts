/** What the school profile asks for beyond what the session already holds. */
import { callQuery, ownTenantId } from '@campus/calls/query'
import type { CallResponse } from '@campus/contracts/call'
import { businessList, findParamMapByKey, MAP_PARAMETERS, queryUniversityInformation } from '@campus/contracts/school'

import { tileCoordinates } from './map/tiles.model'

/** What the school tells of its project, its institution and its certification. */
export function informationQuery() {
  return callQuery(queryUniversityInformation, { tenantId: ownTenantId() })
}

/** The names of business codes; not asked for when there are none. */
export function businessesQuery(codes: readonly string[]) {
  return callQuery(businessList, codes.length === 0 ? null : { businesses: codes.join(',') })
}

/** What the operator set for maps: key, tiles, their coordinates, credit and navigation. What is not set is ''. */
export function mapParametersQuery() {
  return callQuery(findParamMapByKey, Object.values(MAP_PARAMETERS), { select: mapParameters })
}

function mapParameters(given: CallResponse<typeof findParamMapByKey>) {
  return {
    key: given[MAP_PARAMETERS.key] ?? '',
    tiles: given[MAP_PARAMETERS.tiles] ?? '',
    tilesCoordinates: tileCoordinates(given[MAP_PARAMETERS.tilesCoordinates] ?? ''),
    credit: given[MAP_PARAMETERS.credit] ?? '',
    navigation: given[MAP_PARAMETERS.navigation] ?? '',
  }
}
