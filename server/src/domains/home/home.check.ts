/** The album and the video walls as their pages read them. */
import { and, eq, ne } from 'drizzle-orm'

import { ALBUM_VIDEO } from '@campus/contracts/home'

import { among } from '../../platform/database/among'
import type { ImportCheck } from '../../platform/import/import-check'
import { albumCategories, albumItems, albumTabs, wallItems, wallTags } from './home.schema'

/** Every category stands in a tab, also when the tab's key has changed. */
export const albumTabCheck: ImportCheck = {
  tables: ['album-categories', 'album-tabs'],
  async begin(tx, { tenantId }) {
    return async () => {
      const tabs = await tx.select({ key: albumTabs.key }).from(albumTabs).where(eq(albumTabs.tenantId, tenantId))
      const keys = new Set(tabs.map(({ key }) => key))
      const categories = await tx
        .select({ id: albumCategories.id, tabKey: albumCategories.tabKey })
        .from(albumCategories)
        .where(eq(albumCategories.tenantId, tenantId))
      return {
        faults: categories
          .filter(({ tabKey }) => !keys.has(tabKey))
          .map(({ id, tabKey }) => ({
            at: [{ table: 'album-categories', id }],
            message: `tabKey names ${tabKey}, which album-tabs.csv does not have`,
          })),
      }
    }
  },
}

export const albumVideoCheck: ImportCheck = {
  tables: ['album-items'],
  async begin(tx, { tenantId, idsOf }) {
    return async () => {
      const without = await tx
        .select({ id: albumItems.id })
        .from(albumItems)
        .where(
          and(
            eq(albumItems.tenantId, tenantId),
            among(albumItems.id, idsOf('album-items')),
            eq(albumItems.type, ALBUM_VIDEO),
            eq(albumItems.video, ''),
          ),
        )
      return {
        faults: without.map(({ id }) => ({
          at: [{ table: 'album-items', id }],
          message: `video is missing: type is ${ALBUM_VIDEO}`,
        })),
      }
    }
  },
}

/** A video stands under the tags of its own wall. */
export const wallTagCheck: ImportCheck = {
  tables: ['wall-items', 'wall-tags'],
  async begin(tx, { tenantId }) {
    return async () => {
      const elsewhere = await tx
        .select({ id: wallItems.id, bizType: wallItems.bizType, tagId: wallItems.tagId })
        .from(wallItems)
        .innerJoin(wallTags, and(eq(wallTags.tenantId, wallItems.tenantId), eq(wallTags.id, wallItems.tagId)))
        .where(and(eq(wallItems.tenantId, tenantId), ne(wallTags.bizType, wallItems.bizType)))
      return {
        faults: elsewhere.map(({ id, bizType, tagId }) => ({
          at: [
            { table: 'wall-items', id },
            { table: 'wall-tags', id: tagId },
          ],
          message: `tagId names ${tagId}, which is no tag of ${bizType}`,
        })),
      }
    }
  },
}
