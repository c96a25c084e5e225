/** Pictures of a video along its bar: cues that name a part of one picture, `sheet.jpg#xywh=160,0,160,90`. */

export interface Thumbnail {
  /** Absolute. */
  readonly url: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of a cue list that is used; null until it is loaded. */
type Cues =
  | Iterable<{ readonly startTime: number; readonly endTime: number }>
  | ArrayLike<{
      readonly startTime: number
      readonly endTime: number
    }>
  | null

/** The picture of a moment, in seconds; its address is relative to the list's. */
export function thumbnailAt(cues: Cues, listUrl: string, seconds: number): Thumbnail | undefined {
  const cue = Array.from(cues ?? []).find(({ startTime, endTime }) => seconds >= startTime && seconds < endTime)
  const words = cue !== undefined && 'text' in cue && typeof cue.text === 'string' ? cue.text.trim() : ''
  const [, file, ...numbers] = /^(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)$/.exec(words) ?? []
  if (file === undefined || !URL.canParse(file, listUrl)) return undefined
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number)
  return { url: new URL(file, listUrl).href, x, y, width, height }
}
