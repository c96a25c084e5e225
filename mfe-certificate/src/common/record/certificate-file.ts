/** A certificate's picture as the files that people hand in. */

/** The long side of A4 at 300 dots per inch. */
const PAPER_DOTS = 3508
const A4 = { long: 297, short: 210 }
const JPEG_QUALITY = 0.92

/** Loads the picture whole; rejects when there is none at the address, as after it has expired. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

export async function pngOf(picture: HTMLImageElement): Promise<Blob> {
  return blobOf(drawn(picture), 'image/png')
}

/** One page of A4 with the picture as large as fits. */
export async function pdfOf(picture: HTMLImageElement, title: string): Promise<Blob> {
  const { jsPDF } = await import('jspdf')
  const canvas = drawn(picture)
  const jpeg = new Uint8Array(await (await blobOf(canvas, 'image/jpeg')).arrayBuffer())
  const isWide = canvas.width >= canvas.height
  const paper = isWide ? { width: A4.long, height: A4.short } : { width: A4.short, height: A4.long }
  const scale = Math.min(paper.width / canvas.width, paper.height / canvas.height)
  const [width, height] = [canvas.width * scale, canvas.height * scale]
  const file = new jsPDF({ orientation: isWide ? 'landscape' : 'portrait', unit: 'mm', format: 'a4' })
  file.setProperties({ title })
  file.addImage(jpeg, 'JPEG', (paper.width - width) / 2, (paper.height - height) / 2, width, height)
  return file.output('blob')
}

/** On white, at the resolution of print: a drawing has no pixels of its own, and a photograph stays as sharp as it is. */
function drawn(picture: HTMLImageElement): HTMLCanvasElement {
  const scale = PAPER_DOTS / Math.max(picture.naturalWidth, picture.naturalHeight)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.naturalWidth * scale)
  canvas.height = Math.round(picture.naturalHeight * scale)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser cannot draw pictures')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('this browser made no file of the picture')) : resolve(blob)),
      type,
      JPEG_QUALITY,
    )
  })
}
