/**
 * Versioned named places where one module shows another's piece without importing it. A slot without an owner
 * renders nothing.
 */
export interface SlotProps {
  /** Enquiry form, which begins with the name of what it is about. */
  'consult-dialog.v1': { open: boolean; onClose: () => void; about?: string }
  /** The school's mobile site in a phone-shaped frame, at a product or its start page. */
  'preview-dialog.v1': { open: boolean; onClose: () => void; productId?: string }
  /** The school's album, at a category. */
  'album-dialog.v1': { open: boolean; onClose: () => void; categoryId?: string }
  /**
   * Owned by the shell. While it is mounted, the page stays when the session ends, and the person signs in
   * again in a dialog over it.
   */
  'sign-in-dialog.v1': { open: boolean; onClose: () => void }
}

export type SlotName = keyof SlotProps

/** Each of them. */
export const SLOT_NAMES = Object.keys({
  'consult-dialog.v1': true,
  'preview-dialog.v1': true,
  'album-dialog.v1': true,
  'sign-in-dialog.v1': true,
} satisfies Record<SlotName, true>) as readonly SlotName[]

/** Those whose pieces are the shell's own. */
export const SHELL_SLOT_NAMES = ['sign-in-dialog.v1'] as const satisfies readonly SlotName[]
export type ShellSlotName = (typeof SHELL_SLOT_NAMES)[number]
