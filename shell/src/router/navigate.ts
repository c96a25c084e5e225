/** Navigation for code outside React. The router registers itself when it starts. */
let go: ((address: string) => void) | null = null

export function registerNavigate(navigateTo: (address: string) => void): void {
  go = navigateTo
}

/** Opens an address of this site; before the router is ready, by a full load. */
export function navigate(address: string): void {
  if (go === null) location.assign(address)
  else go(address)
}
