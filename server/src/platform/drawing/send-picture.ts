import type { FastifyReply } from 'fastify'

/** An SVG opened by itself is a document; this one may use styles, and the pictures that it carries, and nothing else. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

export function sendPicture(reply: FastifyReply, drawing: string, cacheControl: string): FastifyReply {
  return reply
    .header('content-type', 'image/svg+xml')
    .header('content-security-policy', DRAWING_POLICY)
    .header('cache-control', cacheControl)
    .send(drawing)
}

export function sendPng(reply: FastifyReply, png: Buffer, cacheControl: string): FastifyReply {
  return reply.header('content-type', 'image/png').header('cache-control', cacheControl).send(png)
}

export function sendNoPicture(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('content-type', 'text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('')
}
