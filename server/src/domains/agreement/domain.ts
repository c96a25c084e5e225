import { defineDomain } from '../domain'
import { agreementRoutes } from './agreement.routes'
import { agreementSample } from './agreement.sample'

export const agreementDomain = defineDomain({
  name: 'agreement',
  routes: agreementRoutes,
  sample: agreementSample,
})
