/** Whether a response is empty: null, an empty list, a page without records. */
export function isNothing(data: unknown): boolean {
  if (data === null) return true
  if (Array.isArray(data)) return data.length === 0
  return typeof data === 'object' && 'records' in data && isNothing(data.records)
}
