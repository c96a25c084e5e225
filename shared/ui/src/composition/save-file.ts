/** How long the browser may take to begin reading a file that is saved. */
const READ_WITHIN_MS = 60_000

/** Saves content made on the page as a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS)
}
