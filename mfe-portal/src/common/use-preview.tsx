import { useState } from 'react'

import type { Elements } from '@campus/ui/elements'
import { Slot, useHasSlot } from '@campus/ui/slot'

interface Preview {
  /** Shows the school's mobile site at a product; undefined on a site without a preview. */
  readonly open: ((productId: string) => void) | undefined
  /** Render it anywhere beside the control that opens it. */
  readonly dialog: Elements
}

/** The preview of the school's mobile site, which another part of the site may own. */
export function usePreview(): Preview {
  const available = useHasSlot('preview-dialog.v1')
  const [shown, setShown] = useState<{ open: boolean; productId: string }>()
  return {
    open: available ? (productId) => setShown({ open: true, productId }) : undefined,
    dialog:
      shown === undefined ? null : (
        <Slot name="preview-dialog.v1" {...shown} onClose={() => setShown({ ...shown, open: false })} />
      ),
  }
}
