import { and, asc, eq, sql } from 'drizzle-orm'

import { ALBUM_VIDEO, materialCategoryTabs, queryMaterialCategories, queryMaterials } from '@campus/contracts/home'

import { handlePublic, type Route } from '../../platform/http/handle'
import { countAlbum } from './album-counts'
import { albumCategories, albumItems, albumTabs } from './home.schema'

const OPEN = 1

/** The school's album: tabs, their categories with how much they hold, and what is in one. */
export const albumRoutes: readonly Route[] = [
  handlePublic(queryMaterialCategories, async ({ input, tx }) => {
    const rows = await tx
      .select()
      .from(albumCategories)
      .where(
        and(
          sql`${albumCategories.clientTypes} @> ${JSON.stringify([input.clientType])}::jsonb`,
          input.categoryTabKey === undefined ? undefined : eq(albumCategories.tabKey, input.categoryTabKey),
        ),
      )
      .orderBy(asc(albumCategories.seq), asc(albumCategories.id))
    const counts = await countAlbum(tx)
    return rows.map(({ id, name, seq }) => {
      const { pictures, videos } = counts.get(id) ?? { pictures: 0, videos: 0 }
      return { id, categoryName: name, seq, picNum: pictures, videoNum: videos, count: pictures + videos }
    })
  }),

  handlePublic(materialCategoryTabs, async ({ tx }) =>
    tx
      .select({ categoryTabName: albumTabs.name, categoryTabKey: albumTabs.key })
      .from(albumTabs)
      .orderBy(asc(albumTabs.seq), asc(albumTabs.id)),
  ),

  // What is not open is nobody's to see, also on request.
  handlePublic(queryMaterials, async ({ input, tx }) => {
    if (input.open !== OPEN) return []
    const rows = await tx
      .select({ item: albumItems, categoryName: albumCategories.name })
      .from(albumItems)
      .innerJoin(
        albumCategories,
        and(eq(albumCategories.tenantId, albumItems.tenantId), eq(albumCategories.id, albumItems.categoryId)),
      )
      .where(
        and(
          eq(albumItems.categoryId, input.materialCategoryId),
          eq(albumItems.open, true),
          input.categoryTabKey === undefined ? undefined : eq(albumCategories.tabKey, input.categoryTabKey),
        ),
      )
      .orderBy(asc(albumItems.seq), asc(albumItems.id))
    return rows.map(({ item: { id, type, pic, video, name, introduce }, categoryName }) => ({
      id,
      type: { code: type, desc: type === ALBUM_VIDEO ? '视频' : '图片' },
      pic,
      video,
      name,
      introduce,
      materialCategoryName: categoryName,
    }))
  }),
]
