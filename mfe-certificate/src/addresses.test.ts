/** The page at each address of the certificate lookup, and its frame. */
import type { ModuleConfigInput } from '@campus/contracts/module'

import config from '../module.config'
import * as LookupPage from './lookup/LookupPage'
import * as PartnerLookupPage from './lookup/PartnerLookupPage'
import * as PhoneLookupPage from './lookup/PhoneLookupPage'
import * as MinePage from './mine/MinePage'
import module from './module'
import * as VerifyPage from './verify/VerifyPage'

const ordinary = { layout: 'query', title: 'query' }
const ofPartner = { ...ordinary, special: true }

const addresses = [
  ['SH-11', '/query_pc', ordinary, LookupPage],
  ['SH-11', '/query_pc/kingdee', ofPartner, PartnerLookupPage],
  ['SH-11', '/query_pc/gdhuanbao', ofPartner, PartnerLookupPage],
  ['SH-11', '/query_pc/kuka', ofPartner, PartnerLookupPage],
  ['SH-12', '/query_h5', ordinary, PhoneLookupPage],
  ['one’s own certificates', '/certificate/mine', { layout: 'main', login: true }, MinePage],
  ['the code of a certificate', '/v', ordinary, VerifyPage],
  ['the long link of a certificate', '/certificate/verify', ordinary, VerifyPage],
] as const

test.each(addresses)('%s: at %s stands its page, in its frame', async (_row, path, frame, page) => {
  const routes: ModuleConfigInput['routes'] = config.routes
  const shown = routes.filter((route) => route.path === path).map(({ drawn: _, answers: __, ...route }) => route)
  expect(shown).toEqual([{ path, ...frame }])
  expect((await module.pages[path]?.())?.Component).toBe(page.Component)
})
