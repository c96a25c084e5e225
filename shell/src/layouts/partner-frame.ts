/** The partner's variant of the frame, which arrives as one piece. */
export { PartnerFooter } from './footer/PartnerFooter'
export { PartnerHeader } from './header/PartnerHeader'
export { BrandTheme } from './BrandTheme'
