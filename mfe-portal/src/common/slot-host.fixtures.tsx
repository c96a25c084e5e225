import type { ReactNode } from 'react'

import type { SlotName } from '@campus/contracts/slots'
import { SlotHostProvider, type SlotHost } from '@campus/ui/slot'

/** A site on which a module offers every slot; a slot's properties are written out for tests. */
const everySlot: SlotHost = {
  has: () => true,
  Slot: ({ name, props }) => <SlotPiece name={name} props={props} />,
}

function SlotPiece({ name, props }: { name: SlotName; props: object & { open: boolean; onClose: () => void } }) {
  const { open, onClose, ...rest } = props
  if (!open) return null
  return (
    <div role="dialog" aria-label={name}>
      <output>{JSON.stringify(rest)}</output>
      <button type="button" onClick={onClose}>
        close
      </button>
    </div>
  )
}

export function WithEverySlot({ children }: { children: ReactNode }) {
  return <SlotHostProvider host={everySlot}>{children}</SlotHostProvider>
}
