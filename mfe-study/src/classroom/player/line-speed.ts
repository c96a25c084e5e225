/** The connection's bits per second as the browser estimates them; null where it does not say. */
export function lineSpeed(): number | null {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly downlink?: unknown } }
  // Browsers report at most 10 Mbit/s, to protect privacy.
  return typeof connection?.downlink === 'number' ? connection.downlink * 1e6 : null
}
