/**
 * A picture whose size is not said would push down what follows when it comes. One that has its paragraph for itself is
 * marked, to get a place of a known shape; one among words is as small as these.
 */
export function markLonePictures(content: DocumentFragment): void {
  for (const image of content.querySelectorAll('img:not([width][height])')) {
    const { parentElement: around } = image
    if (around?.childElementCount === 1 && around.textContent?.trim() === '') image.setAttribute('data-alone', '')
  }
}
