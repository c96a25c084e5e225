import { Component, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom'

import type { ModuleRelease } from '@campus/contracts/composition'
import type { ModulePage as Page, RunningRelease } from '@campus/contracts/module'
import { watch } from '@campus/session/watchdog'
import { Redraw } from '@campus/ui/redraw'
import { useOnce } from '@campus/ui/use-once'

import { putBackGlobals } from '../boot/kept-globals'
import { LOADED_AT } from '../boot/loaded-at'
import { askForMissing } from '../boot/missing-scripts'
import { PageSkeleton } from '../layouts/PageSkeleton'
import type { ModuleLoader } from './module-loader'
import { isOutside } from './module.model'
import { ModuleFailureCard } from './ModuleFailureCard'
import { useLease } from './use-lease'

/** The module that was asked for, and how often a part of it had arrived late by then. */
interface Asked {
  readonly moduleId: string
  readonly arrivals: number
}

/** The result of a module route's loader: the page, or none. */
export type PageResult = Asked &
  (
    | {
        readonly kind: 'page'
        readonly version: string
        readonly page: Page
        /** Call it when the page stands: until then its release is watched. */
        readonly drawn: () => void
      }
    | { readonly kind: 'failure' }
  )

interface ModulePageProps {
  modules: ModuleLoader
  /** Whether the page holds unfinished work. */
  isHolding?: boolean
}

/** A module's page, or the failure card while the module cannot be loaded. */
export function ModulePage(props: ModulePageProps) {
  const result = useLoaderData<PageResult>()
  if (result.kind === 'failure') return <FailedPage {...result} {...props} />
  return <FoundPage {...props} result={result} />
}

interface FoundPageProps extends ModulePageProps {
  result: Extract<PageResult, { kind: 'page' }>
}

function FoundPage({ modules, isHolding = false, result }: FoundPageProps) {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const { page, moduleId, arrivals, version, drawn } = result
  const release: RunningRelease = { module: modules.moduleOf(moduleId), version, loadedAt: LOADED_AT }
  const own = modules.release(moduleId, version)
  // What runs in a frame has its scripts there.
  const inPage = own?.contained === true ? null : own
  useEffect(drawn, [drawn])
  useRunning(modules, moduleId, inPage)
  useLease(isHolding ? inPage : null)
  const replace = async (error: Error): Promise<boolean> => {
    modules.reportPageFailure(moduleId, error.message)
    const isReplaced = await modules.fallBack(moduleId, version, isHolding)
    if (isReplaced) await revalidate()
    return isReplaced
  }
  const tellChange = ({ message }: Error): void =>
    modules.reportMisdeed(moduleId, version, `its page was changed by something else and is drawn anew: ${message}`)
  return (
    <PageBoundary
      key={`${pathname} ${version}`}
      modules={modules}
      moduleId={moduleId}
      arrivals={arrivals}
      isHolding={isHolding}
      replace={replace}
    >
      <Redraw onRedraw={tellChange}>
        <page.Component release={release} />
      </Redraw>
    </PageBoundary>
  )
}

/**
 * While a page of a partner's module is shown it is watched; what it made of the window ends with it. The site's own
 * modules are watched until their page stands only: a phone that ends a browser in the middle of a test must find that
 * test again.
 */
function useRunning(modules: ModuleLoader, moduleId: string, release: ModuleRelease | null): void {
  useEffect(() => {
    if (release === null || !isOutside(release, location.href)) return undefined
    const { version } = release
    const stopWatching = watch({ id: modules.moduleOf(moduleId), version })
    return () => {
      stopWatching()
      const changed = putBackGlobals()
      if (changed.length === 0) return
      modules.reportMisdeed(moduleId, version, `it changed ${changed.join(', ')} of the page`)
    }
  }, [modules, moduleId, release])
}

function FailedPage(failed: FailedModule) {
  const { revalidate, state } = useRevalidator()
  useLateArrival(failed)
  const retry = (): void => {
    askForMissing()
    void revalidate()
  }
  return <ModuleFailureCard busy={state === 'loading'} isAlone={failed.isHolding} onRetry={retry} />
}

type FailedModule = Asked & ModulePageProps

/** On a slow machine a module may arrive after the card is shown: then it replaces the card by itself. */
function useLateArrival({ modules, moduleId, arrivals }: FailedModule): void {
  const { revalidate } = useRevalidator()
  const arrived = useSyncExternalStore(modules.onLateArrival, () => modules.lateArrivals(moduleId))
  useEffect(() => {
    if (arrived !== arrivals) void revalidate()
  }, [arrived, arrivals, revalidate])
}

interface BoundaryProps extends FailedModule {
  /** Replaces this page by the same page of another release. Returns whether there was one. */
  replace: (error: Error) => Promise<boolean>
  children: ReactNode
}

/** Catches errors that a page throws while it is drawn; what stands around it and all other pages go on. */
class PageBoundary extends Component<BoundaryProps, { phase: 'whole' | 'replacing' | 'broken' }> {
  override state: { phase: 'whole' | 'replacing' | 'broken' } = { phase: 'whole' }

  static getDerivedStateFromError(): { phase: 'replacing' } {
    return { phase: 'replacing' }
  }

  override componentDidCatch(error: Error): void {
    void this.#replace(error)
  }

  /** The other release's page has its own boundary, which replaces this one. */
  async #replace(error: Error): Promise<void> {
    if (!(await this.props.replace(error))) this.setState({ phase: 'broken' })
  }

  override render(): ReactNode {
    switch (this.state.phase) {
      case 'whole':
        return this.props.children
      case 'replacing':
        return <PageSkeleton />
      case 'broken':
        return <BrokenPage {...this.props} onRetry={() => this.setState({ phase: 'whole' })} />
    }
  }
}

function BrokenPage({ onRetry, ...failed }: FailedModule & { onRetry: () => void }) {
  const { revalidate } = useRevalidator()
  useLateArrival(failed)
  const [retry, busy] = useOnce(async () => {
    await revalidate()
    onRetry()
  })
  return <ModuleFailureCard busy={busy} isAlone={failed.isHolding} onRetry={() => void retry()} />
}
