/** The shown entry of a catalog: the one in the address, else the first; '' for an empty catalog. */
export function chosenOf(asked: string, entries: readonly { readonly id: string }[] | undefined): string {
  return asked || (entries?.[0]?.id ?? '')
}
