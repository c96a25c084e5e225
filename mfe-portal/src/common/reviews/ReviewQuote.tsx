import { Pin } from 'lucide-react'
import { useState } from 'react'

import type { Review } from '@campus/contracts/review'
import { formatBrowseCount, formatRelativeTime } from '@campus/i18n/format'
import { useServerNow } from '@campus/session/use-server-now'
import { Avatar } from '@campus/ui/avatar'
import { Button } from '@campus/ui/button'
import { LikeButton } from '@campus/ui/like-button'
import { Phrases } from '@campus/ui/phrases'
import { Tag } from '@campus/ui/tag'

import { productPath } from '../paths'
import { useReviewT } from './messages'
import { foldedText } from './review.model'
import { Author, Details, Head, Mark, Name, ProductLink, Reply, Root, Words } from './review.styles'
import { ReviewFiles } from './ReviewFiles'

/** How old a review is stands there in minutes. */
const REFRESH_MS = 60_000

interface ReviewQuoteProps {
  review: Review
  /** Whether it says which product it is about. */
  naming: boolean
  onLike: () => void
}

/** One student's words, and the school's answer to them. */
export function ReviewQuote({ review, naming, onLike }: ReviewQuoteProps) {
  const t = useReviewT()
  const { commentAuthorName: author } = review
  const now = useServerNow(REFRESH_MS)
  return (
    <Root aria-label={author}>
      <Head>
        <Mark viewBox="0 0 40 32" aria-hidden>
          <path d="M17 0v7C11.500 8.500 9 11.500 9 16h8v16H0V17C0 7 6 1.500 17 0zm23 0v7c-5.500 1.500-8 4.500-8 9h8v16H23V17C23 7 29 1.500 40 0z" />
        </Mark>
        {review.commentTop ? (
          <Tag tone="accent">
            <Pin aria-hidden size={12} />
            <span>{t('review.pinned')}</span>
          </Tag>
        ) : null}
      </Head>
      <FoldingWords content={review.commentContent} />
      <ReviewFiles files={review.fileList} author={author} />
      {review.schoolComment.commentContent === '' ? null : (
        <Reply>
          <strong>{t('review.schoolReply')}</strong>
          <span>{review.schoolComment.commentContent}</span>
        </Reply>
      )}
      <Author>
        <Avatar name={author} src={review.commentAuthorPic} size={48} decorative />
        <div>
          <Name>{author}</Name>
          <Details>
            <time dateTime={review.createdTime.replace(' ', 'T')}>{formatRelativeTime(review.createdTime, now)}</time>
            {naming ? <ReviewedProduct product={review.product} /> : null}
            <span>{t('review.browse', { n: browseWords(review.browseCount) })}</span>
          </Details>
        </div>
        <LikeButton
          liked={review.thumbs}
          count={review.thumbsCount}
          action={t(review.thumbs ? 'review.unlike' : 'review.like')}
          subject={author}
          onPress={onLike}
        />
      </Author>
    </Root>
  )
}

/** A link where the product has a page. */
function ReviewedProduct({ product: { id, varietyName } }: Pick<Review, 'product'>) {
  const t = useReviewT()
  if (varietyName === '') return null
  const words = <Phrases>{t('review.product', { name: varietyName })}</Phrases>
  return id === '' ? <span>{words}</span> : <ProductLink to={productPath(id)}>{words}</ProductLink>
}

/** A plain count stays a number, so that English can use the singular. */
function browseWords(count: number): number | string {
  const words = formatBrowseCount(count)
  return words === String(count) ? count : words
}

function FoldingWords({ content }: { content: string }) {
  const t = useReviewT()
  const [expanded, setExpanded] = useState(false)
  const folded = foldedText(content)
  return (
    <Words>
      <p>{expanded ? content : (folded ?? content)}</p>
      {folded === null ? null : (
        <Button variant="text" size="s" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {t(expanded ? 'review.collapse' : 'review.expand')}
        </Button>
      )}
    </Words>
  )
}
