/** The words of HTML, for two lines of a card. Nothing in it runs or is fetched. */
export function wordsOf(html: string): string {
  return (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
