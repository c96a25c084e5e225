/** Writes into an embedded database whose disk fills up at some moment, and prints which writes were acknowledged. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

import pino from 'pino'

import { openEmbeddedClient } from '../platform/database/embedded/open-embedded'

let isFull = false
const write = fs.writeSync
fs.writeSync = ((...given: Parameters<typeof write>) => {
  if (isFull) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  return write(...given)
}) as typeof write
syncBuiltinESMExports()

const { client } = await openEmbeddedClient(process.argv[2] ?? '', pino({ level: 'silent' }))
await client.exec('create table things (id int primary key)')
for (let id = 1; ; id++) {
  if (id === 20) isFull = true
  await client.query('insert into things values ($1)', [id])
  console.log(`acknowledged ${String(id)}`)
}
