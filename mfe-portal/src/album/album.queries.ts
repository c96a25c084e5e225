/** The school's album: its tabs with their categories, and the items of one category. */
import { callQuery, derivedQuery, ownTenantId } from '@campus/calls/query'
import { materialCategoryTabs, queryMaterialCategories, queryMaterials } from '@campus/contracts/home'

import type { AlbumTab } from './album.model'

/** Every tab with its categories: opening the album at a category selects that category's tab. */
export function albumQuery() {
  const tenantId = ownTenantId()
  return derivedQuery(materialCategoryTabs, { tenantId }, async (ask): Promise<AlbumTab[]> => {
    const tabs = await ask(materialCategoryTabs, { tenantId })
    return Promise.all(
      tabs.map(async ({ categoryTabKey, categoryTabName }) => ({
        key: categoryTabKey,
        name: categoryTabName,
        categories: await ask(queryMaterialCategories, { tenantId, clientType: 'PC', categoryTabKey }),
      })),
    )
  })
}

export function albumItemsQuery(categoryTabKey: string, materialCategoryId: string) {
  return callQuery(queryMaterials, materialCategoryId === '' ? null : { categoryTabKey, materialCategoryId, open: 1 })
}
