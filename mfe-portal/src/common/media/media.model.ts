/** Whether an address is an HLS playlist, with any query. */
export function isHls(url: string): boolean {
  return /\.m3u8$/i.test(url.split(/[?#]/)[0] ?? '')
}

/** A quality of a stream; `id` is its place in the stream's own list. */
export interface Quality {
  readonly id: number
  /** Pixels; 0 when the stream does not say. */
  readonly height: number
}

/** The qualities to choose from, the best first; none where there is no choice. */
export function qualitiesOf(levels: readonly { readonly height: number }[]): Quality[] {
  const named = levels.map(({ height }, id) => ({ id, height })).filter(({ height }) => height > 0)
  return named.length < 2 ? [] : named.toSorted((one, other) => other.height - one.height)
}

/** The playlist of a stream's best quality, in a list of playlists; null when the list is of one quality. */
export function bestPlaylist(playlist: string, url: string): string | null {
  const found = [...playlist.matchAll(/^#EXT-X-STREAM-INF:(.*)\r?\n(?:#.*\r?\n)*([^#\r\n].*)$/gm)].map(
    ([, attributes = '', address = '']) => ({
      address: address.trim(),
      bandwidth: Number(/(?:^|,)BANDWIDTH=(\d+)/.exec(attributes)?.[1] ?? 0),
    }),
  )
  const [best] = found.toSorted((one, other) => other.bandwidth - one.bandwidth)
  return best === undefined ? null : new URL(best.address, url).href
}

/** What a quality consists of, in order. */
export interface StreamParts {
  readonly urls: readonly string[]
  /** The ending of the file that the parts make together. */
  readonly ending: '.mp4' | '.ts'
}

/** null for a stream that is encrypted, goes on, or has several parts in one file: those cannot be put together. */
export function partsOf(playlist: string, url: string): StreamParts | null {
  const isPlain = !/^#EXT-X-(?:KEY:(?!METHOD=NONE)|BYTERANGE)|^#EXT-X-MAP:.*BYTERANGE=/m.test(playlist)
  if (!isPlain || !/^#EXT-X-ENDLIST/m.test(playlist)) return null
  const maps = [...playlist.matchAll(/^#EXT-X-MAP:.*?URI="([^"]+)"/gm)].map(([, address = '']) => address)
  const parts = [...playlist.matchAll(/^[^#\s].*$/gm)].map(([line]) => line.trim())
  if (maps.length > 1 || parts.length === 0) return null
  return {
    urls: [...maps, ...parts].map((address) => new URL(address, url).href),
    ending: maps.length === 1 ? '.mp4' : '.ts',
  }
}
