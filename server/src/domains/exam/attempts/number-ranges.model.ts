/** Numbers as the database's multiranges of integers, `{[1,5),[7,8)}`. */

/** Every number by itself; the database joins neighbours. */
export function rangesOf(numbers: readonly number[]): string {
  return `{${numbers.map((number) => `[${number},${number + 1})`).join(',')}}`
}

/** The numbers from 1 to `last` that are in none of the ranges, the first `limit` of them. */
export function missingIn(ranges: string, last: number, limit: number): number[] {
  const missing: number[] = []
  let next = 1
  const gapUntil = (end: number): void => {
    while (next <= Math.min(end, last) && missing.length < limit) missing.push(next++)
  }
  for (const [, from, until] of ranges.matchAll(/\[(\d+),(\d+)\)/g)) {
    gapUntil(Number(from) - 1)
    next = Math.max(next, Number(until))
  }
  gapUntil(last)
  return missing
}

/** The number after the greatest one. */
export function nextAfter(ranges: string): number {
  return [...ranges.matchAll(/,(\d+)\)/g)].reduce((greatest, [, until]) => Math.max(greatest, Number(until)), 1)
}
