export { issueSsoCode, redeemSsoCode } from './sso'
