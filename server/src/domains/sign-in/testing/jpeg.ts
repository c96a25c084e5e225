/** The head of a JPEG of a size, and bytes after it: what the server looks at. */
export function jpegOf({ width, height, bytes = 100 }: { width: number; height: number; bytes?: number }): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const start = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
  return Buffer.concat([start, frame], Math.max(bytes, start.length + frame.length))
}
