/** The partner's variant of the frame, in one script. */
export { PartnerFooter } from './footer/PartnerFooter'
export { PartnerHeader } from './header/PartnerHeader'
export { BrandTheme } from './BrandTheme'
