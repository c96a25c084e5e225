/** Reviews for tests: a plain one, and variants of it. */
import type { Review } from '@campus/contracts/review'

export function reviewOf(differing: Partial<Review> = {}): Review {
  return {
    id: '1',
    commentContent: '老师讲得很细，实操课一对一纠正动作。',
    commentAuthorName: '林晓雨',
    commentAuthorPic: '/media/avatar-1.svg',
    createdTime: '2026-10-01 09:30:00',
    fileList: [],
    product: { id: '', varietyName: '养老护理员' },
    browseCount: 1203,
    thumbsCount: 12,
    thumbs: false,
    schoolComment: { commentContent: '' },
    commentTop: false,
    ...differing,
  }
}
