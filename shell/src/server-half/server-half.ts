/** The shell's half on the server: draws a page of a module, and offers modules' server halves what pages offer modules. */
export { drawPage } from './draw-page'
export { sharedScope } from '../shared-scope/shared-scope'
