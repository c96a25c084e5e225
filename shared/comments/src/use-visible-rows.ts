import { useVirtualizer } from '@tanstack/react-virtual'

interface VisibleRowsOptions {
  readonly count: number
  readonly scroller: HTMLElement | null
  readonly keyAt: (index: number) => string
}

const ROW_GUESS_PX = 110
/** Rows drawn beyond either edge, so that a quick flick meets no blank. */
const OVERSCAN = 6

/** Which rows of a long list are in sight, and where each stands. */
export function useVisibleRows({ count, scroller, keyAt }: VisibleRowsOptions) {
  return useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_GUESS_PX,
    getItemKey: keyAt,
    overscan: OVERSCAN,
    // A row that is measured while React draws is drawn again with it.
    useFlushSync: false,
  })
}
