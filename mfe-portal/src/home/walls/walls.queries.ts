/**
 * The two video walls, distinguished by bizType: tags and pages of items; a micro class with its related
 * products.
 */
import { callQuery, ownTenantId, pageQuery } from '@campus/calls/query'
import type { CallResponse } from '@campus/contracts/call'
import { getOperationBasic, wallPage, WALLS, wallTagList } from '@campus/contracts/home'

import { WALL_PAGE_SIZE } from './walls.model'

export type Wall = keyof typeof WALLS

export function wallTagsQuery(wall: Wall) {
  return callQuery(wallTagList, { tenantId: ownTenantId(), bizType: WALLS[wall] })
}

/** A page of a wall, of one tag or ('') of all. */
export function wallQuery(wall: Wall, tagId: string, page: number) {
  return pageQuery(wallPage, {
    current: page,
    size: WALL_PAGE_SIZE,
    sort: 'seq',
    order: 'ascending',
    model: { bizType: WALLS[wall], ...(tagId !== '' && { tagId }) },
  })
}

function relatedProducts({ relatedProductResultVOS }: CallResponse<typeof getOperationBasic>) {
  return relatedProductResultVOS
}

/** The products that go with a micro class. */
export function relatedProductsQuery(microClassId: string) {
  return callQuery(getOperationBasic, { id: microClassId }, { select: relatedProducts })
}
