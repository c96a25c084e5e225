export { LEARNERS } from './learners/learners-address'
export { registerPerson } from './register-person'
export { issueSsoCode, redeemSsoCode } from './sso'
