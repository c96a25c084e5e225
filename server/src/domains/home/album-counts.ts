import { count, eq } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { albumItems } from './home.schema'

/** The number of pictures and videos in each album category, by its id; an empty one is absent. */
export async function countAlbum(
  tx: Transaction,
): Promise<ReadonlyMap<string, { readonly pictures: number; readonly videos: number }>> {
  const rows = await tx
    .select({ categoryId: albumItems.categoryId, type: albumItems.type, items: count() })
    .from(albumItems)
    .where(eq(albumItems.open, true))
    .groupBy(albumItems.categoryId, albumItems.type)
  const counts = new Map<string, { pictures: number; videos: number }>()
  for (const { categoryId, type, items } of rows) {
    const known = counts.get(categoryId) ?? { pictures: 0, videos: 0 }
    counts.set(categoryId, type === 'VIDEO' ? { ...known, videos: items } : { ...known, pictures: items })
  }
  return counts
}
