export { LEARNERS } from './learners/learners-address'
export { issueSsoCode, redeemSsoCode } from './sso'
