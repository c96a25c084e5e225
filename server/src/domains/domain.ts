/** The parts of a domain. */
import type { FastifyInstance } from 'fastify'

import type { Config } from '../platform/config/config'
import type { Database } from '../platform/database/database'
import type { Route } from '../platform/http/handle'
import type { RefusalTable } from '../platform/http/messages'
import type { Dependent } from '../platform/import/identity'
import type { ImportCheck } from '../platform/import/import-check'
import type { ImportedTable } from '../platform/import/imported-table'
import type { Job } from '../platform/jobs/job'
import type { OperatorCall } from '../platform/operator-call'
import type { RateLimit } from '../platform/rate-limits/rate-limit'
import type { TeacherSection } from '../platform/teaching/teacher-section'

export interface Surroundings {
  readonly config: Config
  readonly database: Database
  readonly now: () => Date
  /** The picture that is drawn at an address of this site; null where none is. */
  readonly drawingAt: (address: string) => string | null
}

export interface Domain {
  /** Its folder. */
  readonly name: string
  /** The calls it responds to. */
  readonly routes: readonly Route[]
  /** Refusals of its own. */
  readonly refusals?: RefusalTable
  readonly rateLimits?: readonly RateLimit[]
  /** Deferred and recurring work. */
  readonly jobs?: readonly Job[]
  /** The operator's calls of the domain. */
  readonly operatorCalls?: readonly OperatorCall[]
  /** What its teachers do on the operator's page. */
  readonly teacherSections?: readonly TeacherSection[]
  /** The tables that an operator's folder may contain; a table comes after those it refers to. */
  readonly imports?: readonly ImportedTable[]
  /** What its people did, or were given, that hangs on rows of a folder. */
  readonly dependents?: readonly Dependent[]
  /** What is asked of a folder as a whole, beyond its single cells. */
  readonly importChecks?: readonly ImportCheck[]
  /** Adds routes that are no call of the contract: pictures, pages for developers. */
  readonly serve?: (app: FastifyInstance, surroundings: Surroundings) => void
}

/** A domain, for the list in `domains.ts`. */
export function defineDomain(domain: Domain): Domain {
  return domain
}
