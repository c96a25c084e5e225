/**
 * A release's version contains its package's name beside the number, `1.0.0+our-lookup`: two partners may
 * write the same module, and their releases must not be confused.
 */
export function releaseVersion({ name, version }: { readonly name: string; readonly version: string }): string {
  const house = name.replaceAll(/[^0-9A-Za-z]+/g, '-').replaceAll(/^-|-$/g, '')
  return `${version}+${house}`
}
