import { SkeletonRegion } from '@campus/ui/skeleton'
import { ErrorState } from '@campus/ui/states'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

import { BlockBoundary } from './BlockBoundary'
import { useNear } from './use-near'

type LoadBlock = () => Promise<{ readonly Component: ComponentType }>

interface LazyBlockProps {
  /** Runs when the block comes near, and again when its code did not arrive and someone asks. */
  load: LoadBlock
  /** Shaped like the block. */
  skeleton: ReactNode
  /** So that a link can lead here, also before the block is there. */
  id?: string
  className?: string
}

const lazily = (load: LoadBlock) => lazy(async () => ({ default: (await load()).Component }))

/** A block below the first screen: its code and its data come when the visitor does. */
export function LazyBlock({ load, skeleton, id, className }: LazyBlockProps) {
  const [place, near] = useNear<HTMLDivElement>()
  // A lazy component remembers its failure, so a retry needs a new one.
  const [Block, setBlock] = useState(() => lazily(load))
  const waiting = <SkeletonRegion>{skeleton}</SkeletonRegion>
  const failed = (reset: () => void) => (
    <ErrorState
      onRetry={() => {
        setBlock(() => lazily(load))
        reset()
      }}
    />
  )
  return (
    <div ref={place} id={id} className={className}>
      {near ? (
        <BlockBoundary fallback={failed}>
          <Suspense fallback={waiting}>
            <Block />
          </Suspense>
        </BlockBoundary>
      ) : (
        waiting
      )}
    </div>
  )
}
