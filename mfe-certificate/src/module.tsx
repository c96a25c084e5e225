import { defineModule } from '@campus/contracts/module'

import config from '../module.config'

export default defineModule(config, {
  pages: {
    '/query_pc': () => import('./lookup/LookupPage'),
    '/query_pc/kingdee': () => import('./lookup/PartnerLookupPage'),
    '/query_pc/gdhuanbao': () => import('./lookup/PartnerLookupPage'),
    '/query_pc/kuka': () => import('./lookup/PartnerLookupPage'),
    '/query_h5': () => import('./lookup/PhoneLookupPage'),
    '/certificate/mine': () => import('./mine/MinePage'),
    '/v': () => import('./verify/VerifyPage'),
    // The long links of papers that were printed before there were codes.
    '/certificate/verify': () => import('./verify/VerifyPage'),
  },
  slots: {},
})
