import type { Config } from './config'
import { domains } from './domains'
import { cleanUpFilesJob } from './files/clean-up'
import { fileStoreOf } from './files/configured-store'
import { cleanUpIdempotencyKeysJob } from './http/idempotency'
import type { Job } from './jobs/job'

/** Every job the server runs: the domains' and the platform's own. */
export function jobsOf(config: Config): readonly Job[] {
  return [
    ...domains.flatMap(({ jobs = [] }) => jobs),
    cleanUpIdempotencyKeysJob,
    cleanUpFilesJob(() => fileStoreOf(config)),
  ]
}
