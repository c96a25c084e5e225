/** What a module says of itself: `module.config.ts` and `src/module.tsx` are written with these. */
export { defineModule, defineModuleConfig } from '@campus/contracts/module'
export { MODULE_CONTRACT } from '@campus/contracts/module-contract'
export type { CampusModule, ModuleConfigInput, ModulePage, PageContext } from '@campus/contracts/module'
export type { SlotName, SlotProps } from '@campus/contracts/slots'
