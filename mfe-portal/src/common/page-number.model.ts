/** A page number of an address, from 1; what is none is the first page. */
export function readPageNumber(given: string | null): number {
  return given !== null && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1
}
