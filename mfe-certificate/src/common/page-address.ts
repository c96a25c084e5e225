/** The page's address. */
export function pageAddress(): string {
  return window.location.href
}
