import type { OwnSlots } from './modules/ModuleSlot'

/** Pieces of the shell that modules may show. */
export const SHELL_SLOTS: OwnSlots = {
  'sign-in-dialog.v1': async () => (await import('./sign-in/SignInDialog')).SignInDialog,
}
