/** Loads an address of this site, this page's own by default, as a document: with the release it is for. Never settles, since the page is left. */
export function loadAnew(address: string = location.href): Promise<never> {
  if (address === location.href) location.reload()
  else location.assign(address)
  return new Promise<never>(() => undefined)
}
