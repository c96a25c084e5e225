/**
 * A release's version names its package beside the number, `1.0.0+our-lookup`:
 * two houses may bring the same module, and no release may be mistaken for
 * another.
 */
export function releaseVersion({ name, version }: { readonly name: string; readonly version: string }): string {
  const house = name.replaceAll(/[^0-9A-Za-z]+/g, '-').replaceAll(/^-|-$/g, '')
  return `${version}+${house}`
}
