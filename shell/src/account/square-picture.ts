/** A small square of what a person chooses as their picture. */

/** Pixels: sharp at the largest size that a page shows. */
const SIDE = 256
const QUALITY = 0.85

/** The browser cannot read what was chosen as a picture. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError'
}

/**
 * The middle of a picture as a JPEG in base64: nothing else of the file goes on, nor where it was taken. Rejects with
 * {@link UnreadablePictureError}.
 */
export async function squarePicture(chosen: Blob): Promise<string> {
  const image = await createImageBitmap(chosen).catch((cause: unknown) => {
    throw new UnreadablePictureError('not a picture', { cause })
  })
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const surface = canvas.getContext('2d')
  if (surface === null) throw new UnreadablePictureError('nothing to draw on')
  // A JPEG has no transparency.
  surface.fillStyle = 'white'
  surface.fillRect(0, 0, SIDE, SIDE)
  const side = Math.min(image.width, image.height)
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2]
  surface.drawImage(image, left, top, side, side, 0, 0, SIDE, SIDE)
  image.close()
  return canvas.toDataURL('image/jpeg', QUALITY).replace(/^.*,/, '')
}
