import { defineModuleConfig, MODULE_CONTRACT } from '@campus/module-kit/module'

/** The addresses of the school's own lookup: whoever has a link to one of them finds this one there. */
export default defineModuleConfig({
  id: 'mfe-certificate',
  contract: MODULE_CONTRACT,
  routes: [
    { path: '/query_pc', layout: 'query', title: 'query' },
    { path: '/query_pc/kingdee', layout: 'query', title: 'query', special: true },
    { path: '/query_pc/gdhuanbao', layout: 'query', title: 'query', special: true },
    { path: '/query_pc/kuka', layout: 'query', title: 'query', special: true },
    { path: '/query_h5', layout: 'query', title: 'query' },
  ],
  slots: [],
})
