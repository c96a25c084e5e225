/** The two video walls: tags and pages of items, told apart by bizType; a micro class with its related products. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { getOperationBasic, wallPage, WALLS, wallTagList } from '@campus/contracts/home'
import { call } from '@campus/http/client'

import { inBlock } from '../../common/in-block'
import { homeKey } from '../home.queries'
import { WALL_PAGE_SIZE } from './walls.model'

export type Wall = keyof typeof WALLS

export function wallTagsQuery(tenantId: string, wall: Wall) {
  return queryOptions({
    queryKey: homeKey(tenantId, 'wall-tags', wall),
    queryFn: ({ signal }) => call(wallTagList, { tenantId, bizType: WALLS[wall] }, inBlock(signal)),
  })
}

/** Every page of a wall lies below this key. */
export function wallPagesKey(tenantId: string, wall: Wall) {
  return homeKey(tenantId, 'wall', wall)
}

/** A page of a wall, of one tag or ('') of all. The page before stays while the next one comes. */
export function wallQuery(tenantId: string, wall: Wall, tagId: string, page: number) {
  return queryOptions({
    queryKey: [...wallPagesKey(tenantId, wall), tagId, page] as const,
    queryFn: ({ signal }) =>
      call(
        wallPage,
        {
          current: page,
          size: WALL_PAGE_SIZE,
          sort: 'seq',
          order: 'ascending',
          model: { bizType: WALLS[wall], ...(tagId !== '' && { tagId }) },
        },
        inBlock(signal),
      ),
    placeholderData: keepPreviousData,
  })
}

/** A micro class as it is opened. */
export function microClassQuery(tenantId: string, id: string) {
  return queryOptions({
    queryKey: homeKey(tenantId, 'micro-class', id),
    queryFn: ({ signal }) => call(getOperationBasic, { id }, inBlock(signal)),
  })
}
