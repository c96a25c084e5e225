import { reviews, reviewTagLinks, reviewTags } from '../../domains/review/review.schema'
import { sampleContent } from '../content/content'
import { REVIEW_TAGS, reviewTexts } from '../content/texts/reviews'
import { sampleVideoUrl } from '../lessons/sample-video'
import { mediaUrl } from '../pictures/media-url'
import type { SampleBuilder } from '../sample-builder'
import { sampleId } from '../sample-id'
import { dayAt } from '../sample-time'
import { sampleProductId } from './product'

export const reviewSample: SampleBuilder = async ({ tx, school, now }) => {
  const content = sampleContent(school.id)
  const texts = reviewTexts(content).map((text, index) => ({
    ...text,
    number: index + 1,
    id: sampleId(school.id, 'review', index + 1),
  }))
  await tx
    .insert(reviewTags)
    .values(
      REVIEW_TAGS.map((name, index) => ({ id: sampleId(school.id, 'reviewTag', index + 1), name, seq: index + 1 })),
    )
  await tx.insert(reviews).values(
    texts.map(
      ({
        id,
        number,
        author,
        trade,
        content: words,
        pictures,
        video = false,
        reply = '',
        pinned = false,
        browseCount,
        thumbsCount,
        daysAgo,
      }) => ({
        id,
        commentContent: words,
        commentAuthorName: author,
        commentAuthorPic: mediaUrl(school.id, 'avatar', String(number + 6)),
        varietyName: trade.course,
        productId: sampleProductId(content, trade.course),
        files: [
          ...Array.from({ length: pictures }, (_, place) => ({
            url: mediaUrl(school.id, 'review', `${trade.motif}-${String(place + number)}`),
            type: 'PIC' as const,
          })),
          ...(video ? [{ url: sampleVideoUrl(school.id), type: 'VIDEO' as const }] : []),
        ],
        schoolComment: reply,
        browseCount,
        thumbsCount,
        commentTop: pinned,
        createdTime: dayAt(now, -daysAgo, `${String(9 + number)}:${String(10 + number * 3)}`),
      }),
    ),
  )
  await tx
    .insert(reviewTagLinks)
    .values(
      texts
        .flatMap(({ id, tags }) =>
          tags.map((tag) => ({ reviewId: id, tagId: sampleId(school.id, 'reviewTag', REVIEW_TAGS.indexOf(tag) + 1) })),
        )
        .map((link, index) => ({ id: sampleId(school.id, 'reviewLink', index + 1), ...link })),
    )
}
