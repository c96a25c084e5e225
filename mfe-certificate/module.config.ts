import { defineModuleConfig } from '@campus/contracts/module'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'

/** The fields of the lookup's form. */
const LOOKUP = ['name', 'number', 'captcha', 'captchaKey'] as const

export default defineModuleConfig({
  id: 'mfe-certificate',
  contract: MODULE_CONTRACT,
  routes: [
    { path: '/query_pc', layout: 'query', title: 'query', drawn: ['tab'], answers: LOOKUP },
    { path: '/query_pc/kingdee', layout: 'query', title: 'query', special: true },
    { path: '/query_pc/gdhuanbao', layout: 'query', title: 'query', special: true },
    { path: '/query_pc/kuka', layout: 'query', title: 'query', special: true },
    { path: '/query_h5', layout: 'query', title: 'query', drawn: ['tab'], answers: LOOKUP },
    { path: '/certificate/mine', layout: 'main', login: true },
    { path: '/v', layout: 'query', title: 'query', drawn: [] },
    { path: '/certificate/verify', layout: 'query', title: 'query', drawn: [] },
  ],
  slots: [],
  leadsTo: ['/query', '/account'],
})
