import { Component, type ErrorInfo, type ReactNode } from 'react'

import { Redraw } from '@campus/ui/redraw'

interface BlockBoundaryProps {
  /** Replaces the failed block; `reset` tries the block again. */
  fallback: (reset: () => void) => ReactNode
  children: ReactNode
}

/** Keeps the failure of one block, in loading or drawing, from the rest of the page. */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    // React has handled the error; report it, so that the page's error log has it too.
    reportError(new Error(`a block of the page failed${info.componentStack ?? ''}`, { cause: error }))
  }

  reset = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback(this.reset) : <Redraw>{this.props.children}</Redraw>
  }
}
