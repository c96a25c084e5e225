/** The reads of the school profile, beyond what the session already holds. */
import { callQuery, ownTenantId } from '@campus/calls/query'
import type { CallResponse } from '@campus/contracts/call'
import { businessList, findParamMapByKey, MAP_PARAMETERS, queryUniversityInformation } from '@campus/contracts/school'

import { tileCoordinates } from './map/tiles.model'

/** The school's project, institution and certification texts. */
export function informationQuery() {
  return callQuery(queryUniversityInformation, { tenantId: ownTenantId() })
}

/** The names of business codes; nothing is requested without codes. */
export function businessesQuery(codes: readonly string[]) {
  return callQuery(businessList, codes.length === 0 ? null : { businesses: codes.join(',') })
}

/** The operator's map settings: key, tiles and their coordinates, credit and directions. A missing setting is ''. */
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
