/** Leads a window to another site: its own one, or, where there is none, this one. */
export function leaveFor(address: string, opened: Window | null = null): void {
  ;(opened ?? window).location.assign(address)
}
