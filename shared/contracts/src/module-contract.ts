/**
 * Version of the contract between the shell and its modules. A module of
 * another major does not load. It has a file of its own because every module's
 * first script carries whatever stands beside it.
 */
export const MODULE_CONTRACT = '1.0'
