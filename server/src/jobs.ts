import { cleanUpIdempotencyKeysJob } from './http/idempotency'
import type { Job } from './jobs/job'
import { cleanUpSignInJob } from './sign-in/clean-up'

/** Every job the server runs; a domain adds its list here. */
export const jobs: readonly Job[] = [cleanUpSignInJob, cleanUpIdempotencyKeysJob]
