import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

test('a process that brought a PostgreSQL still says by its code that it failed', async () => {
  const ended = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'exit-process.ts')], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'ignore',
  })
  expect((await once(ended, 'exit'))[0]).toBe(3)
})
