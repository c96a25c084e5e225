/** How large a JPEG says it is. Pure. */

const START = 0xff_d8
/** Markers that begin a frame; the three others of their row are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const SCAN = 0xda

/** Width and height in pixels, as the header of its frame says (ITU T.81, B.2.2); null for what is no JPEG. */
export function jpegSize(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  if (bytes.length < 2 || bytes.readUInt16BE(0) !== START) return null
  for (let at = 2; at + 9 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1)
    if (bytes.readUInt8(at) !== 0xff || marker === SCAN) return null
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  }
  return null
}
