import { MODULE_CONTRACT } from '@campus/contracts/module-contract'
import { defineModuleConfig } from '@campus/contracts/module'

export default defineModuleConfig({
  id: 'mfe-portal',
  contract: MODULE_CONTRACT,
  routes: [{ path: '/', layout: 'main' }],
  slots: [],
})
