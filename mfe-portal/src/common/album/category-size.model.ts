import type { MaterialCategory } from '@campus/contracts/home'

/** The number of items in an album category: `count`, else its pictures and videos together. */
export function categorySize({
  count,
  picNum,
  videoNum,
}: Pick<MaterialCategory, 'count' | 'picNum' | 'videoNum'>): number {
  return count || picNum + videoNum
}
