import type { MaterialCategory } from '@campus/contracts/home'

/** How much an album category holds: `count`, else its pictures and videos together. */
export function categorySize({
  count,
  picNum,
  videoNum,
}: Pick<MaterialCategory, 'count' | 'picNum' | 'videoNum'>): number {
  return count || picNum + videoNum
}
