import { domains } from './domains'
import type { Config } from './platform/config/config'
import { cleanUpFilesJob } from './platform/files/clean-up'
import { fileStoreOf } from './platform/files/configured-store'
import { cleanUpIdempotencyKeysJob } from './platform/http/idempotency'
import type { Job } from './platform/jobs/job'
import { tellAdmissionJob } from './platform/sms/tell-admission'
import { moduleStoreOf } from './site/gateway/gateway'
import { collectReleasesJob } from './site/registry/collect-releases'

/** Every job the server runs: the domains' and the platform's own. */
export function jobsOf(config: Config): readonly Job[] {
  return [
    ...domains.flatMap(({ jobs = [] }) => jobs),
    cleanUpIdempotencyKeysJob,
    tellAdmissionJob(config),
    cleanUpFilesJob(() => fileStoreOf(config)),
    collectReleasesJob(() => ({ apps: config.appsDirectory, store: moduleStoreOf(config) })),
  ]
}
