/** The host of the page. */
export function pageHost(): string {
  return location.hostname
}
