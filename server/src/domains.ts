import { agreementDomain } from './agreement/domain'
import { certificateDomain } from './certificate/domain'
import type { SampleBuilder } from './database/sample'
import type { Domain } from './domain'
import { examDomain } from './exam/domain'
import { homeDomain } from './home/domain'
import { hotMajorDomain } from './hot-major/domain'
import type { Route } from './http/handle'
import { REFUSALS, type RefusalTable } from './http/messages'
import { newsDomain } from './news/domain'
import { productDomain } from './product/domain'
import { compositionRoutes } from './registry/composition.routes'
import { reviewDomain } from './review/domain'
import { schoolDomain } from './school/domain'
import { signInDomain } from './sign-in/domain'
import { studyDomain } from './study/domain'
import { tenantRoutes } from './tenants/tenants.routes'
import { trainingProjectDomain } from './training-project/domain'

/** Every domain, in the order in which a sample school is filled: who shows another's rows comes after it. */
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
  studyDomain,
  examDomain,
  certificateDomain,
]

/** Every call the server responds to. */
export const routes: readonly Route[] = [
  ...compositionRoutes,
  ...tenantRoutes,
  ...domains.flatMap((domain) => domain.routes),
]

export const samples: readonly SampleBuilder[] = domains.flatMap(({ sample }) => sample ?? [])

/** Every refusal a call can give. */
export const refusals: RefusalTable = Object.assign({}, REFUSALS, ...domains.map((domain) => domain.refusals ?? {}))
