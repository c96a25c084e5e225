/**
 * A server's process that is in the middle of a job: `tsx job-process.ts <data folder>`. It says `taken` and never ends
 * the job; whoever started it kills it.
 */
import { eq } from 'drizzle-orm'
import pino from 'pino'
import * as v from 'valibot'

import { readConfig } from '../config'
import { openDatabase } from '../database/open'
import { onceJob } from '../jobs/job'
import { JobRunner } from '../jobs/job-runner'
import { users } from '../sign-in/sign-in.schema'

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
