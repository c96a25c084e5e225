import { Component, type ErrorInfo, type ReactNode } from 'react'

interface BlockBoundaryProps {
  /** Stands in the block's place; `reset` tries the block anew. */
  fallback: (reset: () => void) => ReactNode
  children: ReactNode
}

/** Keeps the failure of one block, be it its code or its drawing, from the rest of the page. */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    // React has handed the failure over; whoever collects the page's errors must still hear of it.
    reportError(new Error(`a block of the page failed${info.componentStack ?? ''}`, { cause: error }))
  }

  reset = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback(this.reset) : this.props.children
  }
}
