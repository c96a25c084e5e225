import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  onError: (error: Error) => void
  children: ReactNode
}

/** Removes a part that throws, reports it to the owner, and leaves the rest of the page as it is. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
