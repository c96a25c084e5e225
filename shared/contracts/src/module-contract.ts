/**
 * Version of the contract between the shell and its modules. A module of another
 * major does not load. It stands alone, since every module's first script has it.
 */
export const MODULE_CONTRACT = '1.0'
