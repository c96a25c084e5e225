import { memo, useDeferredValue, useMemo } from 'react'
import { styled } from 'styled-components'

import { useSharedT } from '@campus/i18n/messages'
import type { Elements } from '@campus/ui/elements'
import { Pagination } from '@campus/ui/pagination'
import { EmptyState } from '@campus/ui/states'
import { motion, space } from '@campus/ui/tokens'

import { WaitingBlock, type QueryBlockProps } from './block'
import { isNothing } from './nothing.model'

interface PagedBlockProps<Data> extends QueryBlockProps<Data> {
  /** The requested page, from 1. */
  readonly page: number
  readonly onPage: (page: number) => void
  /** The name of the list, if a page has several pagers. */
  readonly label?: string
  /** For a narrow column. */
  readonly compact?: boolean
}

/** A list that pages. The page before stays visible, marked as busy, while the next one loads; offline it says so. */
export function PagedBlock<Data extends { readonly pages: number }>({
  page,
  onPage,
  label = '',
  compact = false,
  empty = <EmptyState />,
  children,
  ...waiting
}: PagedBlockProps<Data>) {
  return (
    <WaitingBlock {...waiting}>
      {(data) => (
        <BusyArea aria-busy={waiting.query.isPlaceholderData}>
          {waiting.query.fetchStatus === 'paused' ? <OfflineLine /> : null}
          <DeferredList data={data}>{(shown) => (isNothing(shown) ? empty : children(shown))}</DeferredList>
          {/* Also beside an empty page: one that is past the last leads back. */}
          <Pagination label={label} compact={compact} current={page} pages={data.pages} onChange={onPage} />
        </BusyArea>
      )}
    </WaitingBlock>
  )
}

interface ListProps<Data> {
  readonly data: Data
  readonly children: (data: Data) => Elements
}

/** Draws another page in slices that let an input through, instead of at once. */
function DeferredList<Data>({ data, children }: ListProps<Data>) {
  const draw = useMemo(() => () => children(data), [children, data])
  return <Drawn draw={useDeferredValue(draw)} />
}

/** Kept as it is until there is something else to draw. */
const Drawn = memo(function Drawn({ draw }: { readonly draw: () => Elements }) {
  return draw()
})

/** The list stays below it, and goes on by itself. */
function OfflineLine() {
  const t = useSharedT()
  return <p role="status">{t('ui.offline')}</p>
}

/** A list with its pager. Also the frame of its skeleton, so that nothing moves when the list arrives. */
export const BusyArea = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-width: 0;
  transition: opacity ${motion.base};

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`

/** Reserves the height of the coming pager. */
export const PagerPlace = styled.div`
  height: ${space[10]};
`
