import { defineDomain } from '../domain'
import { agreementImportChecks, agreementImports } from './agreement.import'
import { agreementRoutes } from './agreement.routes'
import { agreementSample } from './agreement.sample'

export const agreementDomain = defineDomain({
  name: 'agreement',
  routes: agreementRoutes,
  sample: agreementSample,
  imports: agreementImports,
  importChecks: agreementImportChecks,
})
