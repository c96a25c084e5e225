import { agreementDomain } from './domains/agreement/domain'
import { certificateDomain } from './domains/certificate/domain'
import { commentDomain } from './domains/comment/domain'
import type { Domain } from './domains/domain'
import { examDomain } from './domains/exam/domain'
import { homeDomain } from './domains/home/domain'
import { hotMajorDomain } from './domains/hot-major/domain'
import { newsDomain } from './domains/news/domain'
import { orderDomain } from './domains/order/domain'
import { productDomain } from './domains/product/domain'
import { reviewDomain } from './domains/review/domain'
import { schoolDomain } from './domains/school/domain'
import { signInDomain } from './domains/sign-in/domain'
import { studyDomain } from './domains/study/domain'
import { trainingProjectDomain } from './domains/training-project/domain'
import type { Route } from './platform/http/handle'
import { REFUSALS, type RefusalTable } from './platform/http/messages'
import type { Dependent } from './platform/import/identity'
import type { ImportCheck } from './platform/import/import-check'
import type { ImportedTable } from './platform/import/imported-table'
import type { RateLimit } from './platform/rate-limits/rate-limit'
import { tenantRoutes } from './platform/tenants/tenants.routes'
import { compositionLimits } from './site/registry/composition.limits'
import { compositionRoutes } from './site/registry/composition.routes'

/** Every domain, in the order in which an operator's folder is written: a domain comes after those whose rows it shows. */
export const domains: readonly Domain[] = [
  signInDomain,
  agreementDomain,
  schoolDomain,
  productDomain,
  homeDomain,
  newsDomain,
  hotMajorDomain,
  trainingProjectDomain,
  reviewDomain,
  commentDomain,
  studyDomain,
  orderDomain,
  examDomain,
  certificateDomain,
]

/** Every call the server responds to. */
export const routes: readonly Route[] = [
  ...compositionRoutes,
  ...tenantRoutes,
  ...domains.flatMap((domain) => domain.routes),
]

/** Every rate limit. */
export const rateLimits: readonly RateLimit[] = [
  ...domains.flatMap((domain) => domain.rateLimits ?? []),
  ...compositionLimits,
]

/** Every table an operator's folder may hold, in the order in which they are written. */
export const importedTables: readonly ImportedTable[] = domains.flatMap(({ imports = [] }) => imports)

/** Every check of a folder as a whole. */
export const importChecks: readonly ImportCheck[] = domains.flatMap(({ importChecks: own = [] }) => own)

/** Everything that hangs on rows of an operator's folder. */
export const dependents: readonly Dependent[] = domains.flatMap(({ dependents: own = [] }) => own)

/** Every refusal a call can give. */
export const refusals: RefusalTable = Object.assign({}, REFUSALS, ...domains.map((domain) => domain.refusals ?? {}))
