/** The functions to write `module.config.ts` and `src/module.tsx` with. */
export { defineModule, defineModuleConfig } from '@campus/contracts/module'
export { MODULE_CONTRACT } from '@campus/contracts/module-contract'
export type { CampusModule, ModuleConfigInput, ModulePage, PageContext } from '@campus/contracts/module'
export type { SlotName, SlotProps } from '@campus/contracts/slots'
