import { createGlobalStyle } from 'styled-components'

import { BRANDS, type Brand } from '@campus/contracts/school'
import { themeCss } from '@campus/ui/theme'

import { useSite } from '../site-context'

/** The colours of a brand that is entered on another school's site. */
const ACCENTS: Record<Brand, string> = { kingdee: '#1f6fd1', gdhuanbao: '#1c8a5a', kuka: '#e0561b' }

const themes = Object.fromEntries(
  BRANDS.map((brand) => [brand, createGlobalStyle`${themeCss({ accent: ACCENTS[brand] })}`]),
) as Record<Brand, ReturnType<typeof createGlobalStyle>>

/** Applies the brand's colours. A school that runs under the brand already has them as its own. */
export function BrandTheme({ brand }: { brand: Brand }) {
  const { tenantSettings } = useSite()
  if (tenantSettings.brand === brand) return null
  const Theme = themes[brand]
  return <Theme />
}
