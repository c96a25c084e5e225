import type { Brand } from '@campus/contracts/school'

import { useSite } from '../site-context'
import { useCommonT } from './messages'

/** A brand's name: the one configured by the school that runs under it, else the usual one. */
export function useBrandName(brand: Brand): string {
  const t = useCommonT()
  const { tenantSettings } = useSite()
  return (tenantSettings.brand === brand && tenantSettings.brandName) || t(`brand.${brand}`)
}
