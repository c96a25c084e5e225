/** `/composition/<map>` and below: what a page asks of its module map after its start. The page knows the integrity. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { mapEntryAddress, mapIndexAddress } from '@campus/contracts/composition'

import type { Database } from '../../platform/database/database'
import { compress } from '../../platform/http/compress'
import { codingFor } from '../../platform/http/content-coding'
import { keptMapsOf } from '../registry/kept-maps'
import { partsOf, type MapParts } from '../registry/module-map.model'

const FOREVER = {
  'content-type': 'application/json',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding',
}

interface Part {
  Params: { readonly map: string; readonly entry: string }
}

export function registerMapParts(app: FastifyInstance, database: Database): void {
  const maps = keptMapsOf(database)
  const send = async (
    request: FastifyRequest<Part>,
    reply: FastifyReply,
    textOf: (parts: MapParts) => string | undefined,
  ): Promise<FastifyReply> => {
    const map = await maps.find(request.params.map, database.forCaller(request.ip))
    const text = map === null ? undefined : textOf(partsOf(map))
    if (text === undefined) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n')
    }
    const coding = codingFor(request)
    void reply.headers({ ...FOREVER, ...(coding === null ? {} : { 'content-encoding': coding }) })
    return reply.send(coding === null ? text : await compress(text, coding))
  }
  app.get<Part>(mapIndexAddress(':map'), (request, reply) => send(request, reply, ({ index }) => index))
  app.get<Part>(mapEntryAddress(':map', ':entry'), (request, reply) =>
    send(request, reply, ({ entries }) => entries.get(request.params.entry)),
  )
}
