/** Sends contents that players seek in and browsers cache: ranges, tags, HEAD (RFC 9110, 13 and 14). */
import type { Readable } from 'node:stream'

import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'

import type { ByteRange } from './file-store'

export interface Sendable {
  readonly contentType: string
  /** Bytes. */
  readonly size: number
  /** Entity tag with its quotes; changes with the content. */
  readonly tag: string
  readonly cacheControl: string
  /** Opens the content, or the bytes of a range inside it. */
  open(range?: ByteRange): Promise<Readable>
}

export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { contentType, size, tag, cacheControl, open }: Sendable,
): Promise<FastifyReply> {
  void reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    'content-type': contentType,
    etag: tag,
  })
  if (knows(request.headers['if-none-match'], tag)) return reply.code(304).removeHeader('content-type').send()
  const range = rangeOf(request, size, tag)
  if (range === 'outside') {
    return reply
      .code(416)
      .header('content-range', `bytes */${String(size)}`)
      .send('')
  }
  if (range !== 'whole') {
    const { first, last } = range
    void reply.code(206).header('content-range', `bytes ${String(first)}-${String(last)}/${String(size)}`)
  }
  void reply.header('content-length', range === 'whole' ? size : range.last - range.first + 1)
  if (request.method === 'HEAD') return reply.send()
  return reply.send(await (range === 'whole' ? open() : open(range)))
}

/** A single valid range; 'whole' without a range, for several, and for a range of another version. */
function rangeOf({ headers, method }: FastifyRequest, size: number, tag: string): ByteRange | 'whole' | 'outside' {
  const condition = headers['if-range']
  if (headers.range === undefined || method === 'HEAD' || (condition !== undefined && condition !== tag)) return 'whole'
  const ranges = parseRange(size, headers.range)
  if (ranges === -1) return 'outside'
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return 'whole'
  const [range] = ranges
  return range === undefined ? 'whole' : { first: range.start, last: range.end }
}

/** Whether If-None-Match contains a tag. */
export function knows(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, '')))
}
