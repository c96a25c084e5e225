/** Whether an address is that of an HLS playlist, whatever stands behind its path. */
export function isHls(url: string): boolean {
  return /\.m3u8$/i.test(url.split(/[?#]/)[0] ?? '')
}
