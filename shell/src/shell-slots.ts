import type { ShellSlotName } from '@campus/contracts/slots'

import type { OwnSlots } from './modules/ModuleSlot'

/**
 * Pieces of the shell that modules may show. They share a script with a similar page, because each script's
 * hash is part of the shell's first one.
 */
export const SHELL_SLOTS: Required<Pick<OwnSlots, ShellSlotName>> = {
  'sign-in-dialog.v1': async () => (await import('./sign-in/LoginPage')).SignInDialog,
}
