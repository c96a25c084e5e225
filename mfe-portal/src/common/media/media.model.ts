/** Whether an address is an HLS playlist, with any query. */
export function isHls(url: string): boolean {
  return /\.m3u8$/i.test(url.split(/[?#]/)[0] ?? '')
}
