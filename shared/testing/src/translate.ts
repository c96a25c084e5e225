/** What a translating browser does: every text below the node gives way to an element with its words, here the same ones. */
export function translateNow(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const element = document.createElement('font')
    element.append(text.data)
    text.replaceWith(element)
  }
}
