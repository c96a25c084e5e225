import type { ModulePage as Page } from '@campus/contracts/module'
import { Component, useState } from 'react'
import type { ReactNode } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom'
import { ModuleFailureCard } from './ModuleFailureCard'
import type { ModuleLoader } from './module-loader'

/** What a module route's loader found: the page, or why there is none. */
export type PageResult =
  | { readonly kind: 'page'; readonly moduleId: string; readonly page: Page }
  | { readonly kind: 'failure'; readonly moduleId: string }

/** A module's page in its place, or the card that stands there while the module cannot be had. */
export function ModulePage({ modules }: { modules: ModuleLoader }) {
  const result = useLoaderData<PageResult>()
  const { pathname } = useLocation()
  if (result.kind === 'failure') return <FailedPage />
  const { page, moduleId } = result
  return (
    <PageBoundary key={pathname} onError={(error) => modules.reportPageFailure(moduleId, error.message)}>
      <page.Component />
    </PageBoundary>
  )
}

function FailedPage() {
  const { revalidate, state } = useRevalidator()
  return <ModuleFailureCard busy={state === 'loading'} onRetry={() => void revalidate()} />
}

interface BoundaryProps {
  onError: (error: Error) => void
  children: ReactNode
}

/** Catches what a page throws while it is drawn; header, footer and every other page go on. */
class PageBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <BrokenPage onRetry={() => this.setState({ failed: false })} />
  }
}

function BrokenPage({ onRetry }: { onRetry: () => void }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const retry = async (): Promise<void> => {
    setBusy(true)
    await revalidate()
    onRetry()
  }
  return <ModuleFailureCard busy={busy} onRetry={() => void retry()} />
}
