/** Milliseconds to wait after a number of failures in a row: doubles each time, from `first` to at most `last`. */
export function pauseAfter(
  failures: number,
  { first, last }: { readonly first: number; readonly last: number },
): number {
  return Math.min(last, first * 2 ** Math.min(30, failures - 1))
}
