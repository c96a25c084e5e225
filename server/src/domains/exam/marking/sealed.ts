/**
 * In every message that marking throws, and so in whatever code marking would be bundled into. The checks of emitted files
 * look for it: no file that a browser gets may hold it.
 */
export const SEAL = 'marking-of-the-server-alone'
