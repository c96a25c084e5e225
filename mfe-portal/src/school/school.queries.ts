/** What the school profile asks for beyond what the session already holds. Keys carry the tenant: another school's response is never shown. */
import { queryOptions } from '@tanstack/react-query'

import { businessList, findParamMapByKey, MAP_PARAMETERS, queryUniversityInformation } from '@campus/contracts/school'
import { call } from '@campus/http/client'

import { inBlock } from '../common/in-block'
import { tileCoordinates } from './map/tiles.model'

function schoolKey<const Rest extends readonly unknown[]>(tenantId: string, ...rest: Rest) {
  return ['school', tenantId, ...rest] as const
}

/** What the school tells of its project, its institution and its certification. */
export function informationQuery(tenantId: string) {
  return queryOptions({
    queryKey: schoolKey(tenantId, 'information'),
    queryFn: ({ signal }) => call(queryUniversityInformation, { tenantId }, inBlock(signal)),
  })
}

/** The names of business codes; not asked for when there are none. */
export function businessesQuery(tenantId: string, codes: readonly string[]) {
  return queryOptions({
    queryKey: schoolKey(tenantId, 'businesses', ...codes),
    queryFn: ({ signal }) => call(businessList, { businesses: codes.join(',') }, inBlock(signal)),
    enabled: codes.length > 0,
  })
}

/** What the operator set for maps: key, tiles, their coordinates, credit and navigation. What is not set is ''. */
export function mapParametersQuery(tenantId: string) {
  return queryOptions({
    queryKey: schoolKey(tenantId, 'map-parameters'),
    queryFn: async ({ signal }) => {
      const given = await call(findParamMapByKey, Object.values(MAP_PARAMETERS), inBlock(signal))
      return {
        key: given[MAP_PARAMETERS.key] ?? '',
        tiles: given[MAP_PARAMETERS.tiles] ?? '',
        tilesCoordinates: tileCoordinates(given[MAP_PARAMETERS.tilesCoordinates] ?? ''),
        credit: given[MAP_PARAMETERS.credit] ?? '',
        navigation: given[MAP_PARAMETERS.navigation] ?? '',
      }
    },
  })
}
