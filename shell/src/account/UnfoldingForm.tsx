import { useId, useState } from 'react'

import { Button } from '@campus/ui/button'
import type { Elements } from '@campus/ui/elements'

interface UnfoldingFormProps {
  /** Of the button that unfolds the form. */
  label: string
  children: (fold: () => void) => Elements
}

/** A form that stands behind a button until it is wanted. */
export function UnfoldingForm({ label, children }: UnfoldingFormProps) {
  const [isOpen, setOpen] = useState(false)
  const formId = useId()
  return (
    <>
      <div>
        <Button aria-expanded={isOpen} aria-controls={formId} onClick={() => setOpen(!isOpen)}>
          {label}
        </Button>
      </div>
      <div id={formId} hidden={!isOpen}>
        {isOpen ? children(() => setOpen(false)) : null}
      </div>
    </>
  )
}
