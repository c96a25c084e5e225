/**
 * Prepares what the embedded database is asked again and again. Of its own, PGlite parses and plans every statement anew, in
 * six exchanges, and copies its list of some four hundred types for each: most of what a read costs.
 */
import { parse, protocol, type PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'

import type { StatementNames } from '../prepared-client'

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]
type Parsers = PGlite['parsers']

const { serialize } = protocol

/** A statement that the database knows by a name. */
interface Prepared {
  readonly name: string
  readonly parameterTypes: readonly number[]
  /** What its rows are; undefined when it gives none. */
  readonly rows: Message | undefined
  readonly parsers: Parsers
}

/**
 * From here on the statements of the client's transactions are prepared. A statement must come with the same parsers each time,
 * as it does from drizzle.
 */
export function prepareStatements(client: PGlite, names: StatementNames): void {
  const known = new Map<string, Prepared>()
  const begin = client.transaction.bind(client)
  client.transaction = (work) =>
    begin((tx) => {
      const query = async <Row>(
        text: string,
        values: unknown[] = [],
        options?: QueryOptions,
      ): Promise<Results<Row>> => {
        const name = tx.closed ? undefined : names.nameOf(text)
        if (name === undefined) return tx.query<Row>(text, values, options)
        return client.runExclusive(async () => {
          const prepared = known.get(name) ?? (await prepare(client, name, text, options?.parsers))
          known.set(name, prepared)
          return (await run(client, prepared, values, options)) as Results<Row>
        })
      }
      return work(Object.assign(Object.create(tx) as Transaction, { query }))
    })
}

async function prepare(
  client: PGlite,
  name: string,
  text: string,
  parsers: QueryOptions['parsers'],
): Promise<Prepared> {
  const messages = await send(client, [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })])
  const rows = messages.find((message) => message.name === 'rowDescription')
  return {
    name,
    rows,
    parameterTypes: parse.parseDescribeStatementResults(messages),
    parsers: parsersFor(rows, { ...client.parsers, ...parsers }),
  }
}

/** Only those of the columns. */
function parsersFor(rows: Message | undefined, all: Parsers): Parsers {
  const types =
    rows instanceof protocol.messages.RowDescriptionMessage ? rows.fields.map((field) => field.dataTypeID) : []
  return Object.fromEntries(types.flatMap((type) => (all[type] === undefined ? [] : [[type, all[type]]])))
}

async function run(
  client: PGlite,
  { name, parameterTypes, rows, parsers }: Prepared,
  values: readonly unknown[],
  options: QueryOptions | undefined,
): Promise<Results | undefined> {
  const written = values.map((value, index) => {
    if (value === null || value === undefined) return null
    const serializer = client.serializers[parameterTypes[index] ?? 0]
    return serializer === undefined ? String(value) : (serializer(value) as string)
  })
  const messages = await send(client, [serialize.bind({ statement: name, values: written }), serialize.execute()])
  const rowMode = options?.rowMode === undefined ? {} : { rowMode: options.rowMode }
  return parse.parseResults(rows === undefined ? messages : [rows, ...messages], parsers, rowMode)[0]
}

/** Sends all of it at once, with the sync that ends it; rejects with the database's error. */
function send(client: PGlite, parts: readonly Uint8Array[]): Promise<Message[]> {
  // Syncs of ours reach the disk with each commit (embedded-folder.ts), so nothing is left to sync here.
  return client.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })
}
