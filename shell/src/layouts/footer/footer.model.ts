import type { BuSchoolInfo, TenantSettings } from '@campus/contracts/school'

/** The four service areas and what each offers, in the order the footer lists them. */
export const SERVICE_AREAS = [
  { id: 'enrollment', services: ['consulting', 'orders', 'payment', 'admission'] },
  { id: 'study', services: ['classes', 'courses', 'tests', 'tutoring', 'status'] },
  { id: 'exam', services: ['organisation', 'computerBased', 'theoryPractical', 'proctoring', 'scores'] },
  { id: 'certificate', services: ['lookup', 'download', 'verification', 'filing'] },
] as const

type Area = (typeof SERVICE_AREAS)[number]
type AreaTexts<A extends Area> = A extends Area ? `footer.${A['id']}.${A['services'][number]}` : never

/** The areas with the ids of their texts. */
export const SERVICE_TEXTS = SERVICE_AREAS.map(({ id, services }) => ({
  title: `footer.${id}` as const,
  services: services.map((service) => `footer.${id}.${service}` as AreaTexts<Area>),
}))

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
