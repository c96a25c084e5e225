import { drawPicture } from './pictures'
import { sampleArt } from './sample-art'

const ADDRESS = /^\/media\/([\w-]+)\/([a-z]+)\/([\w-]{1,40})\.svg$/

/** The picture of a sample school at an address; null where it has none. */
export function drawingAt(address: string): string | null {
  const [, tenantId = '', kind = '', name = ''] = ADDRESS.exec(address) ?? []
  const art = sampleArt(tenantId)
  return art === undefined ? null : (drawPicture(art, kind, name) ?? null)
}
