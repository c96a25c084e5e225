/** The answer of a call that may take minutes: spaces go ahead of its JSON, so that nobody takes the server for dead. */
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Envelope } from '@campus/contracts/errors'

import { failureOf } from './operator-answers'

/** Far below what a connection may be silent, here and at proxies. */
const EVERY_MS = 5_000

/**
 * Answers as any call does when it is done soon. Else the status is 200 before it is known how it ends: a failure is told
 * in the envelope alone.
 */
export async function slowAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  work: Promise<Envelope<unknown>>,
  everyMs = EVERY_MS,
): Promise<Envelope<unknown> | FastifyReply> {
  const soon = await orPause(work, everyMs)
  if (soon !== null) return soon
  const told = work.catch((error: Error) => failureOf(error, request).envelope)
  return reply.type('application/json; charset=utf-8').send(Readable.from(spaced(told, everyMs)))
}

async function* spaced(work: Promise<Envelope<unknown>>, everyMs: number): AsyncGenerator<string> {
  for (;;) {
    yield ' '
    const done = await orPause(work, everyMs)
    if (done === null) continue
    yield JSON.stringify(done)
    return
  }
}

/** null when it is not done in time. */
async function orPause<Result>(work: Promise<Result>, ms: number): Promise<Result | null> {
  const waiting = new AbortController()
  try {
    return await Promise.race([work, pause(ms, null, { signal: waiting.signal })])
  } finally {
    waiting.abort()
  }
}
