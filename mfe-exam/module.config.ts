import { defineModuleConfig } from '@campus/contracts/module'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'

export default defineModuleConfig({
  id: 'mfe-exam',
  contract: MODULE_CONTRACT,
  routes: [{ path: '/study/homework', layout: 'study', login: true }],
  slots: [],
})
