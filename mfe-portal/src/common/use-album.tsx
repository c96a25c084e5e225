import { useState } from 'react'

import type { Elements } from '@campus/ui/elements'
import { Slot, useHasSlot } from '@campus/ui/slot'

interface Album {
  /** Opens the school's album, at a category or its start; undefined on a site without one. */
  readonly open: ((categoryId?: string) => void) | undefined
  /** Render it anywhere beside the control that opens it. */
  readonly dialog: Elements
}

/** The school's album, which another part of the site may own. */
export function useAlbum(): Album {
  const available = useHasSlot('album-dialog.v1')
  const [shown, setShown] = useState<{ open: boolean; categoryId?: string }>()
  return {
    open: available
      ? (categoryId) => setShown({ open: true, ...(categoryId !== undefined && { categoryId }) })
      : undefined,
    dialog:
      shown === undefined ? null : (
        <Slot name="album-dialog.v1" {...shown} onClose={() => setShown({ ...shown, open: false })} />
      ),
  }
}
