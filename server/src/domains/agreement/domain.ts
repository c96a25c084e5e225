import { defineDomain } from '../domain'
import { agreementImportChecks, agreementImports } from './agreement.import'
import { agreementRoutes } from './agreement.routes'

export const agreementDomain = defineDomain({
  name: 'agreement',
  routes: agreementRoutes,
  imports: agreementImports,
  importChecks: agreementImportChecks,
})
