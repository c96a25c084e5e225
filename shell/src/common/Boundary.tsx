import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  onError: (error: Error) => void
  children: ReactNode
}

/** Takes out what throws, tells its owner, and leaves the page around it as it is. */
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
