/** A process of its own, since what is at stake is that it goes on: an error nobody listens to ends it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

// It brings a PostgreSQL, which takes seconds, or minutes on a busy machine.
jest.setTimeout(300_000)

test('a connection that breaks, whenever and however, ends its own work and nothing else; the next call is answered', async () => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, '../../testing/broken-connections-process.ts')],
    { cwd: join(import.meta.dirname, '../../..') },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  expect(output.trim().split('\n')).toEqual(
    ['ended by the server', 'cut on the way'].flatMap((how) => [
      `as it begins, ${how}: failed, failed, failed, then done`,
      `in a statement, ${how}: failed, then done`,
      `between two statements, ${how}: failed, then done`,
      `in the pool, ${how}: done`,
      `listening, ${how}: heard again`,
    ]),
  )
  expect(code).toBe(0)
})
