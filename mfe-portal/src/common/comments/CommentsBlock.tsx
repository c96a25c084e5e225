import type { CommentObjectType } from '@campus/contracts/comment'
import { Section } from '@campus/ui/layout'
import { SkeletonRegion, SkeletonText } from '@campus/ui/skeleton'
import { ErrorState } from '@campus/ui/states'
import { useLoaded } from '@campus/ui/use-loaded'

import { BlockBoundary } from '../blocks/BlockBoundary'
import { LostBlock } from '../blocks/LostBlock'
import { useCommonT } from '../messages'

const loadComments = async () => (await import('@campus/comments/comments')).Comments

interface CommentsBlockProps {
  type: CommentObjectType
  id: string
  /** Without a title of its own, where the dialog around it has that title. */
  untitled?: boolean
  /** Number of comments loaded at a time. */
  pageSize?: number
}

/** Comments below an item; their code loads with the first item that has any. */
export function CommentsBlock({ untitled = false, ...props }: CommentsBlockProps) {
  const t = useCommonT()
  const comments = (
    <BlockBoundary fallback={(reset) => <ErrorState onRetry={reset} />}>
      <LoadedComments {...props} />
    </BlockBoundary>
  )
  if (untitled) return comments
  return (
    <Section title={t('comments.title')} level={3}>
      {comments}
    </Section>
  )
}

function LoadedComments({ type, id, pageSize = 10 }: Omit<CommentsBlockProps, 'untitled'>) {
  const { part: Comments, error, retry } = useLoaded(loadComments)
  if (error) return <LostBlock error={error} onRetry={retry} />
  if (Comments === undefined) {
    return (
      <SkeletonRegion>
        <SkeletonText lines={6} />
      </SkeletonRegion>
    )
  }
  return <Comments about={{ commentObjectType: type, commentObjectId: id }} pageSize={pageSize} />
}
