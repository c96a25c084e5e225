/** A page number, or a gap between two of them. */
export type PageItem = number | 'gap-before' | 'gap-after'

/**
 * The shown numbers: first, last, the current one and its neighbours. Always as many while there are more
 * than seven pages, so that the buttons do not move under the pointer.
 */
export function pageItems(current: number, pages: number): PageItem[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
  if (pages <= 7) return range(1, pages)
  if (current <= 4) return [...range(1, 5), 'gap-after', pages]
  if (current >= pages - 3) return [1, 'gap-before', ...range(pages - 4, pages)]
  return [1, 'gap-before', current - 1, current, current + 1, 'gap-after', pages]
}
