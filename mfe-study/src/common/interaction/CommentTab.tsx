import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import type { ClassroomComment } from '@campus/contracts/study-interaction'
import { Button } from '@campus/ui/button'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { color } from '@campus/ui/tokens'

import { CommentDrawer } from './CommentDrawer'
import { Bar, Deeds, Entries, Entry, Words } from './Entries'
import type { InteractionRoom } from './interaction.model'
import { commentsQuery } from './interaction.queries'
import { useT } from './messages'
import type { KeptTexts } from './use-kept-texts'

interface CommentTabProps {
  room: InteractionRoom
  texts: KeptTexts
}

/** What the class says about a classroom, with replies among the rest. */
export function CommentTab({ room, texts }: CommentTabProps) {
  const t = useT()
  /** What is replied to, 'own' for a comment of one's own; null while the drawer is closed. */
  const [writing, setWriting] = useState<ClassroomComment | 'own' | null>(null)
  return (
    <>
      <Bar>
        <span />
        <Button variant="primary" size="s" aria-haspopup="dialog" onClick={() => setWriting('own')}>
          {t('comment.add')}
        </Button>
      </Bar>
      <QueryBlock
        query={useQuery(commentsQuery(room))}
        skeleton={<SkeletonText lines={6} />}
        empty={<EmptyState title={t('comment.empty')} />}
      >
        {(comments) => (
          <Entries label={t('comment.list')} rows={comments}>
            {(comment) => (
              <Entry name={comment.commentAuthorName} avatar={comment.commentAuthorAvatar} time={comment.createdTime}>
                {comment.commentParent === '' ? null : (
                  <To>{t('comment.replyTo', { name: comment.commentParentAuthorName })}</To>
                )}
                <Words>{comment.commentContent}</Words>
                <Deeds>
                  <Button
                    variant="text"
                    size="s"
                    aria-haspopup="dialog"
                    aria-label={t('comment.replyTo', { name: comment.commentAuthorName })}
                    onClick={() => setWriting(comment)}
                  >
                    {t('comment.reply')}
                  </Button>
                </Deeds>
              </Entry>
            )}
          </Entries>
        )}
      </QueryBlock>
      <CommentDrawer
        parent={writing === 'own' ? null : writing}
        open={writing !== null}
        room={room}
        texts={texts}
        onClose={() => setWriting(null)}
      />
    </>
  )
}

const To = styled.p`
  color: ${color.textMuted};
`
