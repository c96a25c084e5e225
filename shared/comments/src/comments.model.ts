/** What a list of comments shows after what a person does, and as which rows. */
import type { CallResponse } from '@campus/contracts/call'
import { COMMENT_ROLES, type Comment, type CommentObjectType, type commentPage } from '@campus/contracts/comment'

export type CommentPage = CallResponse<typeof commentPage>

/** What a page of comments was asked with: the comments on a thing, or the replies of a thread. */
export interface Asked {
  readonly model:
    | { readonly commentObjectId: string | number; readonly commentObjectType: CommentObjectType }
    | { readonly commentObjectId: string | number; readonly commentTopId: string | number }
}

export type CommentChange =
  | { readonly kind: 'say'; readonly comment: Comment }
  | { readonly kind: 'remove'; readonly comment: Comment }
  | { readonly kind: 'like'; readonly comment: Comment }

/** A page as it is once the change is made. */
export function changedPage(page: CommentPage, { kind, comment }: CommentChange, { model }: Asked): CommentPage {
  if (String(model.commentObjectId) !== comment.commentObjectId) return page
  const isThread = 'commentTopId' in model
  if (!isThread && model.commentObjectType !== comment.commentObjectType) return page
  if (kind === 'like') return withRecords(page, (record) => (record.id === comment.id ? toggledLike(record) : record))
  const by = kind === 'say' ? 1 : -1
  if (!isThread && comment.commentTopId !== '') {
    return withRecords(page, (record) =>
      record.id === comment.commentTopId
        ? { ...record, childrenCount: Math.max(record.childrenCount + by, 0) }
        : record,
    )
  }
  if (isThread && String(model.commentTopId) !== comment.commentTopId) return page
  return { ...page, total: Math.max(page.total + by, 0), records: changedRecords(page, kind, comment, isThread) }
}

/** Comments come newest first, replies oldest first: a new one stands at the end where it will be found again. */
function changedRecords(page: CommentPage, kind: 'say' | 'remove', comment: Comment, isThread: boolean): Comment[] {
  if (kind === 'remove') return page.records.filter(({ id }) => id !== comment.id)
  if (isThread) return [...page.records, comment]
  return page.current === 1 ? [comment, ...page.records] : page.records
}

function withRecords(page: CommentPage, change: (record: Comment) => Comment): CommentPage {
  return { ...page, records: page.records.map(change) }
}

function toggledLike(comment: Comment): Comment {
  const thumbsCount = Math.max(comment.thumbsCount + (comment.thumbs ? -1 : 1), 0)
  return { ...comment, thumbs: !comment.thumbs, thumbsCount }
}

/** The page with the server's comment in place of its placeholder. */
export function confirmedPage(page: CommentPage, placeholder: Comment, made: Comment): CommentPage {
  return withRecords(page, (record) => (record.id === placeholder.id ? made : record))
}

interface Draft {
  readonly id: string
  readonly content: string
  readonly thing: { readonly commentObjectType: CommentObjectType; readonly commentObjectId: string }
  readonly author: { readonly id: string; readonly name: string; readonly pic: string }
  /** What it replies to; null for a comment of its own. */
  readonly parent: Comment | null
  /** `yyyy-MM-dd HH:mm:ss`, Beijing time. */
  readonly createdTime: string
}

/** The comment to show until the server's response brings the real one. */
export function placeholderFor({ id, content, thing, author, parent, createdTime }: Draft): Comment {
  const isReplyToReply = parent !== null && parent.commentTopId !== ''
  return {
    id,
    commentContent: content.trim(),
    commentAuthor: author.id,
    commentAuthorName: author.name,
    commentAuthorPic: author.pic,
    commentAuthorRole: { code: COMMENT_ROLES.user, desc: '' },
    commentParent: parent?.id ?? '',
    commentParentAuthorName: isReplyToReply ? parent.commentAuthorName : '',
    commentTopId: parent === null ? '' : parent.commentTopId || parent.id,
    ...thing,
    childrenCount: 0,
    createdTime,
    thumbsCount: 0,
    thumbs: false,
  }
}

const SENDING = 'sending-'

/** The id of a placeholder; no id of the server begins like it. */
export function placeholderId(number: number): string {
  return `${SENDING}${String(number)}`
}

/** Whether the server knows the comment; until then nothing can be done with it. */
export function isSent({ id }: Comment): boolean {
  return !id.startsWith(SENDING)
}

/** At the top only one's own comments can be deleted; below, every reply offers it, and the server decides. */
export function offersRemoval({ commentAuthor, commentTopId }: Comment, userId: string): boolean {
  return commentTopId !== '' || (userId !== '' && commentAuthor === userId)
}

export type CommentRow =
  | { readonly kind: 'comment'; readonly key: string; readonly comment: Comment; readonly isOpen: boolean }
  | { readonly kind: 'form'; readonly key: string; readonly top: Comment }
  | { readonly kind: 'waiting'; readonly key: string; readonly topId: string }
  | { readonly kind: 'reply'; readonly key: string; readonly comment: Comment }

/** The threads that are open, by the id of the comment at their top; null while their replies are not there. */
export type OpenThreads = ReadonlyMap<string, readonly Comment[] | null>

/**
 * The rows of the list. A comment that two pages have, because something was written between their reading, is one row.
 */
export function rowsOf(pages: readonly CommentPage[], open: OpenThreads): CommentRow[] {
  const comments = new Map(pages.flatMap(({ records }) => records.map((comment) => [comment.id, comment])))
  return [...comments.values()].flatMap((comment): CommentRow[] => {
    const replies = open.get(comment.id)
    const row: CommentRow = { kind: 'comment', key: comment.id, comment, isOpen: replies !== undefined }
    if (replies === undefined) return [row]
    const form: CommentRow = { kind: 'form', key: `${comment.id}/form`, top: comment }
    if (replies === null) return [row, form, { kind: 'waiting', key: `${comment.id}/waiting`, topId: comment.id }]
    return [row, form, ...replies.map((reply): CommentRow => ({ kind: 'reply', key: reply.id, comment: reply }))]
  })
}
