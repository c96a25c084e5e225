import { useId } from 'react'

import { VisuallyHidden } from '@campus/ui/layout'
import { RichText } from '@campus/ui/rich-text'
import { EmptyState, ErrorState } from '@campus/ui/states'

import { BlockBoundary } from '../../common/blocks/BlockBoundary'
import { VideoPlayer } from '../../common/media/VideoPlayer'
import { useT } from '../messages'
import type { Content } from '../news.model'

interface ArticleBodyProps {
  content: Content
  title: string
  /** Poster of a video until it plays. */
  cover?: string | undefined
}

/** The article's text or video. Its heading is for screen readers only: the headings of the text are below it. */
export function ArticleBody({ content, title, cover }: ArticleBodyProps) {
  const t = useT()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        {t('article.body')}
      </VisuallyHidden>
      <Shown content={content} title={title} cover={cover} />
    </section>
  )
}

function Shown({ content, title, cover }: ArticleBodyProps) {
  const t = useT()
  switch (content.kind) {
    case 'none':
      return <EmptyState title={t('common.noContent')} />
    case 'video':
      return <VideoPlayer url={content.url} title={title} poster={cover} autoPlay={false} />
    case 'html':
      return (
        <BlockBoundary fallback={(reset) => <ErrorState onRetry={reset} />}>
          <RichText html={content.html} />
        </BlockBoundary>
      )
  }
}
