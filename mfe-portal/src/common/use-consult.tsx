import { useState } from 'react'

import type { Elements } from '@campus/ui/elements'
import { Slot, useHasSlot } from '@campus/ui/slot'

interface Consult {
  /** Opens the enquiry form, about something or nothing yet; undefined on a site without one. */
  readonly open: ((about?: string) => void) | undefined
  /** Render it anywhere beside the control that opens it. */
  readonly dialog: Elements
}

/** The enquiry form, which another part of the site may own. */
export function useConsult(): Consult {
  const available = useHasSlot('consult-dialog.v1')
  // Undefined until the first opening: visitors without a question load nothing of the form.
  const [shown, setShown] = useState<{ open: boolean; about?: string }>()
  return {
    open: available ? (about) => setShown({ open: true, ...(about !== undefined && { about }) }) : undefined,
    dialog:
      shown === undefined ? null : (
        <Slot name="consult-dialog.v1" {...shown} onClose={() => setShown({ ...shown, open: false })} />
      ),
  }
}
