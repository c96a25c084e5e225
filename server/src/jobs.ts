import type { Config } from './config'
import { cleanUpFilesJob } from './files/clean-up'
import { fileStoreOf } from './files/configured-store'
import { cleanUpIdempotencyKeysJob } from './http/idempotency'
import type { Job } from './jobs/job'
import { cleanUpSignInJob } from './sign-in/clean-up'

/** Every job the server runs; a domain adds its own here. */
export function jobsOf(config: Config): readonly Job[] {
  return [cleanUpSignInJob, cleanUpIdempotencyKeysJob, cleanUpFilesJob(() => fileStoreOf(config))]
}
