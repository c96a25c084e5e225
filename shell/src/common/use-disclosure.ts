import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** A button that opens and closes a part beside it. */
export interface Disclosure<Root extends HTMLElement> {
  readonly isOpen: boolean
  toggle: () => void
  /** For the element that contains both the button and the part. */
  readonly root: {
    readonly ref: RefObject<Root | null>
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onBlur: (event: FocusEvent) => void
  }
  readonly button: RefObject<HTMLButtonElement | null>
}

/** A dialog is before the page: what was opened behind it stays, so that the focus finds back to it. */
const isBehindDialog = (): boolean => document.querySelector('[aria-modal="true"]') !== null

/** Closes on Escape, on a press or focus elsewhere, and on navigation. */
export function useDisclosure<Root extends HTMLElement>(): Disclosure<Root> {
  const { key } = useLocation()
  const { state } = useNavigation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const root = useRef<Root>(null)
  const button = useRef<HTMLButtonElement>(null)
  // A navigation closes what was open on the page before: at once, and for good through the new page's key.
  const isOpen = openAt === key && state === 'idle'

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !root.current?.contains(target) && !isBehindDialog()) setOpenAt(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  return {
    isOpen,
    toggle: () => setOpenAt(isOpen ? null : key),
    root: {
      ref: root,
      onKeyDown(event) {
        if (event.key !== 'Escape' || !isOpen) return
        setOpenAt(null)
        button.current?.focus()
      },
      onBlur({ relatedTarget, currentTarget }) {
        if (isBehindDialog()) return
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpenAt(null)
      },
    },
    button,
  }
}
