/** The entry of a catalog that is shown: the one the address names, else the first; '' where there is none. */
export function chosenOf(asked: string, entries: readonly { readonly id: string }[] | undefined): string {
  return asked || (entries?.[0]?.id ?? '')
}
