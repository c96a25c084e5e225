import { defineModuleConfig, MODULE_CONTRACT } from '@campus/module-kit/module'

/** The same addresses as the school's own lookup, so that existing links lead here. */
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
