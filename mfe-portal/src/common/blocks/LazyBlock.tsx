import type { ComponentType } from 'react'

import type { Elements } from '@campus/ui/elements'
import { SkeletonRegion } from '@campus/ui/skeleton'
import { ErrorState } from '@campus/ui/states'
import { useLoaded } from '@campus/ui/use-loaded'

import { BlockBoundary } from './BlockBoundary'
import { LostBlock } from './LostBlock'
import { useInView } from './use-in-view'

type LoadBlock = () => Promise<{ readonly Component: ComponentType }>

interface LazyBlockProps {
  /**
   * Loads the code when the block comes near, and again when that failed. Must be the same function at every
   * render. A loaded block is drawn at once on the next visit of its page, so that the
   * page keeps its length and going back leads to the same place.
   */
  load: LoadBlock
  /** Shaped like the block. */
  skeleton: Elements
  /** An id that links can lead to, also before the block is loaded. */
  id?: string
  className?: string
}

/** A block below the first screen: its code and its data load when the visitor comes near. */
export function LazyBlock({ load, skeleton, id, className }: LazyBlockProps) {
  const [place, near] = useInView<HTMLDivElement>()
  return (
    <div ref={place} id={id} className={className}>
      <BlockBoundary fallback={(reset) => <ErrorState onRetry={reset} />}>
        <Block load={load} wanted={near} waiting={<SkeletonRegion>{skeleton}</SkeletonRegion>} />
      </BlockBoundary>
    </div>
  )
}

/** Separate from its frame, so that a retry draws it anew. */
function Block({ load, wanted, waiting }: { load: LoadBlock; wanted: boolean; waiting: Elements }) {
  const { part, error, retry } = useLoaded(load, wanted)
  if (error) return <LostBlock error={error} onRetry={retry} />
  return part === undefined ? waiting : <part.Component />
}
