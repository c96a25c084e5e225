/** The stream library, in a chunk of its own: only who plays a stream fetches it. */
export async function loadHls() {
  return (await import('hls.js/light')).default
}
