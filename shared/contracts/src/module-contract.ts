/**
 * Version of the contract between the shell and its modules. A module of another major does not load. This
 * file imports nothing, because every module's first script contains it.
 */
export const MODULE_CONTRACT = '1.0'

/**
 * Version of the names that modules may import from the page's shared packages: the contract's major, and a
 * minor that grows whenever names are added. `shared-names.ts` lists the names of each version.
 */
export const SHARED_SCOPE_VERSION = '1.0'
