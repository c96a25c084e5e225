/** Bits a second of the line as the browser knows it; null where it does not tell. */
export function lineSpeed(): number | null {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly downlink?: unknown } }
  // Browsers tell at most 10 Mbit/s, so that nobody is known by it.
  return typeof connection?.downlink === 'number' ? connection.downlink * 1e6 : null
}
