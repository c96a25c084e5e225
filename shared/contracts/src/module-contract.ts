/**
 * Version of the contract between the shell and its modules. A module of another
 * major does not load. It stands alone, since every module's first script has it.
 */
export const MODULE_CONTRACT = '1.0'

/**
 * Version of what modules may take from the page's shared packages: the
 * contract's major, and a minor raised whenever names are added. Which names
 * each version has stands in `shared-names.ts`.
 */
export const SHARED_SCOPE_VERSION = '1.0'
