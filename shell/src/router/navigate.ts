/** How code outside React leads to another page; the router registers itself at its start. */
let go: ((address: string) => void) | null = null

export function registerNavigate(navigateTo: (address: string) => void): void {
  go = navigateTo
}

/** Leads to an address of this site; before the router stands, by a full load. */
export function navigate(address: string): void {
  if (go === null) location.assign(address)
  else go(address)
}
