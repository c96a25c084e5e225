import type { SampleBuilder } from '../sample-builder'
import { agreementSample } from './agreement'
import { certificateSample } from './certificate'
import { commentSample } from './comment'
import { examSample } from './exam/exam'
import { homeSample } from './home'
import { hotMajorSample } from './hot-major'
import { newsSample } from './news'
import { orderSample } from './order'
import { productSample } from './product'
import { reviewSample } from './review'
import { schoolSample } from './school'
import { signInSample } from './sign-in'
import { studySample } from './study/study'
import { trainingProjectSample } from './training-project'

/** What fills a sample school, domain by domain: one comes after those whose rows it shows. */
export const BUILDERS: readonly SampleBuilder[] = [
  signInSample,
  agreementSample,
  schoolSample,
  productSample,
  homeSample,
  newsSample,
  hotMajorSample,
  trainingProjectSample,
  reviewSample,
  commentSample,
  studySample,
  orderSample,
  examSample,
  certificateSample,
]
