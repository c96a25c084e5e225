import type { ReactNode } from 'react'

import type { SlotName } from '@campus/contracts/slots'
import { SlotHostProvider, type SlotHost } from '@campus/ui/slot'

/** A site on which some module offers every slot; what a slot is given is written out, for tests to read. */
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
