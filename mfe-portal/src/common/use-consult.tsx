import { useState, type ReactNode } from 'react'

import { Slot, useHasSlot } from '@campus/ui/slot'

interface Consult {
  /** Opens the enquiry form; undefined where the site has none. */
  readonly open: (() => void) | undefined
  /** To be drawn anywhere beside what opens it. */
  readonly dialog: ReactNode
}

/** The enquiry form, which another part of the site may own. */
export function useConsult(): Consult {
  const available = useHasSlot('consult-dialog.v1')
  // Null until the first opening: nothing of the form is loaded for a visitor who has no question.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return {
    open: available ? () => setOpen(true) : undefined,
    dialog: isOpen === null ? null : <Slot name="consult-dialog.v1" open={isOpen} onClose={() => setOpen(false)} />,
  }
}
