/** The HLS library, in a chunk of its own that loads only when a stream is played. */
export async function loadHls() {
  return (await import('hls.js/light')).default
}
