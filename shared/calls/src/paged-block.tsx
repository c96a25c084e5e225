import { styled } from 'styled-components'

import { Pagination } from '@campus/ui/pagination'
import { EmptyState } from '@campus/ui/states'
import { motion, space } from '@campus/ui/tokens'

import { WaitingBlock, type QueryBlockProps } from './block'
import { isNothing } from './nothing.model'

interface PagedBlockProps<Data> extends QueryBlockProps<Data> {
  /** The page that is asked for, from 1. */
  readonly page: number
  readonly onPage: (page: number) => void
  /** What is paged, where a page has several pagers. */
  readonly label?: string
  /** For a narrow column. */
  readonly compact?: boolean
}

/** A list that pages: the page before stays on show, and says that it is busy, while the next one comes. */
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
          {isNothing(data) ? empty : children(data)}
          {/* Also beside an empty page: one that is past the last leads back. */}
          <Pagination label={label} compact={compact} current={page} pages={data.pages} onChange={onPage} />
        </BusyArea>
      )}
    </WaitingBlock>
  )
}

/** A list with its pager; also its skeleton's frame, so that nothing moves when it comes. */
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

/** The place of a pager to come, as high as one. */
export const PagerPlace = styled.div`
  height: ${space[10]};
`
