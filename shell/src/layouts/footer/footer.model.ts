import type { ModuleMap } from '@campus/contracts/composition'
import type { BuSchoolInfo, TenantSettings } from '@campus/contracts/school'
import { hasSitePage } from '@campus/contracts/site-pages'

import { ADDRESS, pathOf } from '../../router/addresses.model'

const { account, myLearning: learning, myOrders: orders, certification } = ADDRESS

/** The four service areas in the order the footer lists them; each of what they offer with the page where one finds it. */
const SERVICE_AREAS = {
  enrollment: { consulting: ADDRESS.trainingProjects, orders, payment: orders, admission: orders },
  study: { classes: learning, courses: learning, tests: learning, tutoring: learning, status: account },
  exam: {
    organisation: certification,
    computerBased: certification,
    theoryPractical: certification,
    proctoring: certification,
    scores: learning,
  },
  certificate: {
    lookup: ADDRESS.queryPc,
    download: ADDRESS.myCertificates,
    verification: ADDRESS.verify,
    filing: ADDRESS.schoolInfo,
  },
} as const

type Areas = typeof SERVICE_AREAS
type AreaText<Id extends keyof Areas> = Id extends keyof Areas ? `footer.${Id}.${keyof Areas[Id] & string}` : never

/** The areas with the ids of their texts; the address of what the site has no page for is null. */
export function serviceAreas(moduleMap: Pick<ModuleMap, 'modules' | 'rest'>) {
  return Object.entries(SERVICE_AREAS).map(([id, services]) => ({
    title: `footer.${id as keyof Areas}` as const,
    services: Object.entries(services).map(([name, address]) => ({
      text: `footer.${id}.${name}` as AreaText<keyof Areas>,
      to: address === account || hasSitePage(moduleMap, pathOf(address)) ? address : null,
    })),
  }))
}

/**
 * The software vendor in the footer, or null: it is named when the configured certification organisation is
 * among the school's.
 */
export function authorisingVendor(
  { certificationOrganizationList }: Pick<BuSchoolInfo, 'certificationOrganizationList'>,
  { vendorOrganizationId, vendorName }: Pick<TenantSettings, 'vendorOrganizationId' | 'vendorName'>,
): string | null {
  if (vendorOrganizationId === '' || vendorName === '') return null
  return certificationOrganizationList.some(({ id }) => id === vendorOrganizationId) ? vendorName : null
}
