/** A name for a file of this holder and number, without its extension. */
export function fileNameOf(holder: string, number: string): string {
  return [holder, number]
    .filter(Boolean)
    .join('-')
    .replaceAll(/[\\/:*?"<>|\s]+/g, '_')
}
