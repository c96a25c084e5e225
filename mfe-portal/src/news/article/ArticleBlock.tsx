import type { UseQueryResult } from '@tanstack/react-query'

import { WaitingBlock } from '@campus/calls/block'
import type { Elements } from '@campus/ui/elements'

import { Article } from './article.styles'
import { ArticleHead } from './ArticleHead'
import { ArticleTextSkeleton } from './ArticleTextSkeleton'

interface ArticleBlockProps<Item> {
  query: UseQueryResult<Item>
  /** Author and time; empty parts are left out. */
  facts: readonly string[]
  /** The list to continue with when the article does not exist. */
  list: { readonly to: string; readonly label: string }
  /** Shown under the title. */
  children: (item: Item) => Elements
}

/** An article. While its text loads, its head is above the shape of the text; a failure replaces both. */
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
