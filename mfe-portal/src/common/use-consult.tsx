import { useState, type ReactNode } from 'react'

import { Slot, useHasSlot } from '@campus/ui/slot'

interface Consult {
  /** Opens the enquiry form; undefined on a site without one. */
  readonly open: (() => void) | undefined
  /** Render it anywhere beside the control that opens it. */
  readonly dialog: ReactNode
}

/** The enquiry form, which another part of the site may own. */
export function useConsult(): Consult {
  const available = useHasSlot('consult-dialog.v1')
  // Null until the first opening: visitors without a question load nothing of the form.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return {
    open: available ? () => setOpen(true) : undefined,
    dialog: isOpen === null ? null : <Slot name="consult-dialog.v1" open={isOpen} onClose={() => setOpen(false)} />,
  }
}
