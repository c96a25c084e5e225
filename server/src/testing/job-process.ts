/**
 * A server process in the middle of a job: `tsx job-process.ts <data folder>`. It prints `taken` and never
 * ends the job; its parent kills it.
 */
import { eq } from 'drizzle-orm'
import pino from 'pino'
import * as v from 'valibot'

import { readConfig } from '../platform/config/config'
import { openDatabase } from '../platform/database/open'
import { onceJob } from '../platform/jobs/job'
import { JobRunner } from '../platform/jobs/job-runner'
import { users } from '../platform/session/session.schema'

const database = await openDatabase(readConfig(process.env))
const job = onceJob('test.rename', v.string(), async ({ tx }, name) => {
  await tx
    .update(users)
    .set({ nickName: `${name}, half done` })
    .where(eq(users.id, '1001'))
  console.log('taken')
  await new Promise(() => setInterval(() => undefined, 60_000))
})
new JobRunner({ database, log: pino({ level: 'silent' }), jobs: [job] }).start()
