import { defineDomain } from '../domain'
import { registerCertificatePictures } from './certificate-pictures'
import { certificateImportChecks, certificateImports } from './certificate.import'
import { certificateLimits } from './certificate.limits'
import { certificateRefusals } from './certificate.refusals'
import { certificateRoutes } from './certificate.routes'
import { credentialRoutes } from './credential.routes'

export const certificateDomain = defineDomain({
  name: 'certificate',
  routes: [...certificateRoutes, ...credentialRoutes],
  refusals: certificateRefusals,
  rateLimits: certificateLimits,
  serve: registerCertificatePictures,
  imports: certificateImports,
  importChecks: certificateImportChecks,
})
