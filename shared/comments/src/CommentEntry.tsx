import { styled } from 'styled-components'

import { COMMENT_ROLES, type Comment } from '@campus/contracts/comment'
import { serverNow } from '@campus/http/client'
import { formatRelativeTime } from '@campus/i18n/format'
import { Avatar } from '@campus/ui/avatar'
import { Button } from '@campus/ui/button'
import type { Elements } from '@campus/ui/elements'
import { LikeButton } from '@campus/ui/like-button'
import { Tag } from '@campus/ui/tag'
import { color, font, space, text, weight } from '@campus/ui/tokens'

import { isSent, offersRemoval } from './comments.model'
import { useT } from './messages'

const Root = styled.article<{ $below: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[3]};
  padding-inline-start: ${({ $below }) => ($below ? space[12] : 0)};

  &[data-sending] {
    opacity: 0.6;
  }
`

const Face = styled.div`
  grid-row: span 3;
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};

  & > strong {
    overflow-wrap: anywhere;
    color: ${color.text};
    font-weight: ${weight.medium};
  }
`

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const ReplyTo = styled.span`
  color: ${color.textMuted};
`

const Actions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-height: ${space[8]};
`

/** Stands at the end of the line, so that it is not pressed in passing. */
const Rest = styled.span`
  margin-inline-start: auto;
`

interface CommentEntryProps {
  comment: Comment
  /** The signed-in person; '' for a visitor. */
  userId: string
  onLike: () => void
  onRemove: () => void
  /** What opens the thread or an answer in it. */
  children: Elements
}

/** A comment or a reply. What was written is text, whatever it looks like. */
export function CommentEntry({ comment, userId, onLike, onRemove, children }: CommentEntryProps) {
  const t = useT()
  const { commentAuthorName: author, commentTopId, commentParentAuthorName: whom, createdTime } = comment
  const isReply = commentTopId !== ''
  const sent = isSent(comment)
  return (
    <Root $below={isReply} aria-label={author} data-sending={sent ? undefined : ''}>
      <Face>
        <Avatar name={author} src={comment.commentAuthorPic} size={isReply ? 28 : 36} decorative />
      </Face>
      <Head>
        <strong>{author}</strong>
        {comment.commentAuthorRole.code === COMMENT_ROLES.virtual ? <Tag>{t('comment.virtual')}</Tag> : null}
        <time dateTime={createdTime.replace(' ', 'T')}>{formatRelativeTime(createdTime, serverNow())}</time>
      </Head>
      <Words>
        {whom === '' ? null : <ReplyTo>{t('comment.replyTo', { name: whom })}</ReplyTo>}
        <span>{comment.commentContent}</span>
      </Words>
      {sent ? (
        <Actions>
          {children}
          {offersRemoval(comment, userId) ? (
            <Button variant="text" size="s" aria-haspopup="dialog" onClick={onRemove}>
              {t('comment.delete')}
            </Button>
          ) : null}
          <Rest>
            <LikeButton
              liked={comment.thumbs}
              count={comment.thumbsCount}
              action={t(comment.thumbs ? 'comment.unlike' : 'comment.like')}
              subject={author}
              onPress={onLike}
            />
          </Rest>
        </Actions>
      ) : null}
    </Root>
  )
}
