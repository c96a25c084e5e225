/** One page of a list, as the server returns it. */
export function pageResponse<Item>(all: readonly Item[], { current, size }: { current: number; size: number }) {
  const records = all.slice((current - 1) * size, current * size)
  return { records, total: all.length, current, size, pages: Math.ceil(all.length / size) }
}
