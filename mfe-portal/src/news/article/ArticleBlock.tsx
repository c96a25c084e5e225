import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { WaitingBlock } from '@campus/calls/block'

import { Article } from './article.styles'
import { ArticleHead } from './ArticleHead'
import { ArticleTextSkeleton } from './ArticleTextSkeleton'

interface ArticleBlockProps<Item> {
  query: UseQueryResult<Item>
  /** Who wrote it and when; what is empty is left out. */
  facts: readonly string[]
  /** The list to go on from when the article is not there. */
  list: { readonly to: string; readonly label: string }
  /** What stands under the title. */
  children: (item: Item) => ReactNode
}

/** An article; its head stands over the shape of the text while that is on its way, and not over a failure. */
export function ArticleBlock<Item extends { readonly title: string }>({
  query,
  facts,
  list,
  children,
}: ArticleBlockProps<Item>) {
  const text = (
    <WaitingBlock query={query} skeleton={<ArticleTextSkeleton />} notFound={list}>
      {children}
    </WaitingBlock>
  )
  if (query.data === undefined && !query.isLoading) return text
  return (
    <Article>
      <ArticleHead title={query.data?.title} facts={facts} />
      {text}
    </Article>
  )
}
