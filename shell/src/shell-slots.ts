import type { OwnSlots } from './modules/ModuleSlot'

/** Pieces of the shell that modules may show; in the script of a page that is like them, since each script has its hash in the shell's first one. */
export const SHELL_SLOTS: OwnSlots = {
  'sign-in-dialog.v1': async () => (await import('./sign-in/LoginPage')).SignInDialog,
}
