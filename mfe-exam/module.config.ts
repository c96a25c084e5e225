import { MODULE_CONTRACT } from '@campus/contracts/module-contract'
import { defineModuleConfig } from '@campus/contracts/module'

export default defineModuleConfig({
  id: 'mfe-exam',
  contract: MODULE_CONTRACT,
  routes: [{ path: '/study/homework', layout: 'study', login: true }],
  slots: [],
})
