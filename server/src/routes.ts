import { agreementRoutes } from './agreement/agreement.routes'
import { certificateRoutes } from './certificate/certificate.routes'
import { credentialRoutes } from './certificate/credential.routes'
import { examRoutes } from './exam/exam.routes'
import { homeRoutes } from './home/home.routes'
import { hotMajorRoutes } from './hot-major/hot-major.routes'
import type { Route } from './http/handle'
import { newsRoutes } from './news/news.routes'
import { productRoutes } from './product/product.routes'
import { compositionRoutes } from './registry/composition.routes'
import { reviewRoutes } from './review/review.routes'
import { schoolRoutes } from './school/school.routes'
import { signInRoutes } from './sign-in/sign-in.routes'
import { studyRoutes } from './study/study.routes'
import { tenantRoutes } from './tenants/tenants.routes'
import { trainingProjectRoutes } from './training-project/training-project.routes'

/** Every call the server answers; a domain adds its list here. */
export const routes: readonly Route[] = [
  ...compositionRoutes,
  ...tenantRoutes,
  ...signInRoutes,
  ...agreementRoutes,
  ...schoolRoutes,
  ...homeRoutes,
  ...productRoutes,
  ...reviewRoutes,
  ...newsRoutes,
  ...hotMajorRoutes,
  ...trainingProjectRoutes,
  ...studyRoutes,
  ...examRoutes,
  ...certificateRoutes,
  ...credentialRoutes,
]
