/**
 * Loads an address of this site as a new document, and so with the release meant for it; by default the
 * current address. Never settles, because the page is left.
 */
export function loadAnew(address: string = location.href): Promise<never> {
  if (address === location.href) location.reload()
  else location.assign(address)
  return new Promise<never>(() => undefined)
}
