import { MODULE_CONTRACT } from '@campus/contracts/module-contract'
import { defineModuleConfig } from '@campus/contracts/module'

export default defineModuleConfig({
  id: 'mfe-study',
  contract: MODULE_CONTRACT,
  routes: [{ path: '/study/mine', layout: 'study', login: true }],
  slots: [],
})
