import type { ComponentType, ReactNode } from 'react'

import { SkeletonRegion } from '@campus/ui/skeleton'
import { ErrorState } from '@campus/ui/states'
import { useLoaded } from '@campus/ui/use-loaded'

import { BlockBoundary } from './BlockBoundary'
import { useInView } from './use-in-view'

type LoadBlock = () => Promise<{ readonly Component: ComponentType }>

interface LazyBlockProps {
  /**
   * Runs when the block comes near, and again when its code did not arrive and someone asks; the same
   * function at every render. A block that came once is drawn at once on the next visit of its page,
   * so that the page is as long as it was and the way back leads to the same place.
   */
  load: LoadBlock
  /** Shaped like the block. */
  skeleton: ReactNode
  /** So that a link can lead here, also before the block is there. */
  id?: string
  className?: string
}

/** A block below the first screen: its code and its data come when the visitor does. */
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

/** Apart from its frame, so that a retry, which mounts it anew, asks for the code again. */
function Block({ load, wanted, waiting }: { load: LoadBlock; wanted: boolean; waiting: ReactNode }) {
  const { part, error } = useLoaded(load, wanted)
  if (error) throw error
  return part === undefined ? waiting : <part.Component />
}
