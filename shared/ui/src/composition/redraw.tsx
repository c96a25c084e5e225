import { Component, type ReactNode } from 'react'

interface RedrawProps {
  /** Hears why the part is drawn anew. */
  onRedraw?: (error: Error) => void
  children: ReactNode
}

/** So often a part is drawn anew within the time; what breaks more often is left to the next boundary. */
const MOST = 3
const WITHIN_MS = 10_000

/**
 * Draws its part of the page anew when it broke because something else had changed the page, as translating browsers and
 * extensions do. Any other error goes on to the next boundary. What only the drawing held (an open menu, a place in a
 * list) begins anew.
 */
export class Redraw extends Component<RedrawProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }
  /** When the part was drawn anew, in milliseconds. */
  #redrawn: readonly number[] = []

  static getDerivedStateFromError(error: Error): { error: Error | null } {
    return { error }
  }

  override componentDidCatch(error: Error): void {
    if (!this.#mayRedraw(error)) return
    this.#redrawn = [...this.#recent(), Date.now()]
    this.props.onRedraw?.(error)
    this.setState({ error: null })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    if (this.#mayRedraw(error)) return null
    throw error
  }

  #mayRedraw(error: Error): boolean {
    return isChangedFromOutside(error) && this.#recent().length < MOST
  }

  #recent(): readonly number[] {
    return this.#redrawn.filter((time) => time > Date.now() - WITHIN_MS)
  }
}

/** The browser's word for a node that is no longer where it was put. */
function isChangedFromOutside(error: Error): boolean {
  return error instanceof DOMException && (error.name === 'NotFoundError' || error.name === 'HierarchyRequestError')
}
