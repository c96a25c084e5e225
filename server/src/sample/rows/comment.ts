import { COMMENT_ROLES } from '@campus/contracts/comment'

import { comments } from '../../domains/comment/comment.schema'
import { sampleContent } from '../content/content'
import { commentTexts } from '../content/texts/comments'
import { mediaUrl } from '../pictures/media-url'
import type { SampleBuilder } from '../sample-builder'
import { sampleId } from '../sample-id'
import { SAMPLE_STUDENT } from '../sample-student'
import { dayAt } from '../sample-time'

export const commentSample: SampleBuilder = async ({ tx, school, now }) => {
  const texts = commentTexts(sampleContent(school.id))
  const ids = texts.map((_, index) => sampleId(school.id, 'comment', index + 1))
  await tx.insert(comments).values(
    texts.map(({ about, author, role, content, below, daysAgo, likes = 0 }, index) => {
      const parent = below === undefined ? undefined : texts[below]
      const top = parent?.below ?? below
      return {
        id: ids[index] ?? '',
        objectType: about.type,
        objectId: sampleId(school.id, about.type === 'UNIVERSITY_PIC' ? 'albumItem' : 'wallItem', about.number),
        content,
        authorId: role === 'STUDENT' ? SAMPLE_STUDENT.id : null,
        authorName: author,
        authorPic: mediaUrl(school.id, 'avatar', String((index % 24) + 1)),
        authorRole: role === 'STUDENT' ? COMMENT_ROLES.user : COMMENT_ROLES.virtual,
        topId: top === undefined ? null : (ids[top] ?? null),
        parentId: below === undefined ? null : (ids[below] ?? null),
        parentAuthorName: parent?.below === undefined ? '' : parent.author,
        childrenCount: texts.filter((reply) => reply.below !== undefined && topOf(texts, reply.below) === index).length,
        thumbsCount: likes,
        createdTime: dayAt(now, -daysAgo, `${String(9 + (index % 12)).padStart(2, '0')}:${String(10 + index)}`),
      }
    }),
  )
}

function topOf(texts: readonly { readonly below?: number }[], index: number): number {
  return texts[index]?.below ?? index
}
