import { agreementSample } from './agreement/agreement.sample'
import { certificateSample } from './certificate/certificate.sample'
import type { SampleBuilder } from './database/sample'
import { examSample } from './exam/exam.sample'
import { homeSample } from './home/home.sample'
import { hotMajorSample } from './hot-major/hot-major.sample'
import { newsSample } from './news/news.sample'
import { productSample } from './product/product.sample'
import { reviewSample } from './review/review.sample'
import { schoolSample } from './school/school.sample'
import { signInSample } from './sign-in/sign-in.sample'
import { studySample } from './study/study.sample'
import { trainingProjectSample } from './training-project/training-project.sample'

/** What fills each sample school, in this order; a domain adds its builder here. */
export const samples: readonly SampleBuilder[] = [
  signInSample,
  agreementSample,
  schoolSample,
  productSample,
  homeSample,
  newsSample,
  hotMajorSample,
  trainingProjectSample,
  reviewSample,
  studySample,
  examSample,
  certificateSample,
]
