import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import type { ClassroomComment } from '@campus/contracts/study-interaction'
import { color } from '@campus/ui/tokens'

import { CommentDrawer } from './CommentDrawer'
import { Deed, Deeds, Entries, Entry, HeadOfList, Words } from './Entries'
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
      <HeadOfList add={t('comment.add')} onAdd={() => setWriting('own')} />
      <Entries
        label={t('comment.list')}
        query={useQuery(commentsQuery(room))}
        rowsOf={(comments) => comments}
        empty={t('comment.empty')}
      >
        {(comment) => (
          <Entry name={comment.commentAuthorName} avatar={comment.commentAuthorAvatar} time={comment.createdTime}>
            {comment.commentParent === '' ? null : (
              <To>{t('comment.replyTo', { name: comment.commentParentAuthorName })}</To>
            )}
            <Words>{comment.commentContent}</Words>
            <Deeds>
              <Deed
                label={t('comment.replyTo', { name: comment.commentAuthorName })}
                onClick={() => setWriting(comment)}
              >
                {t('comment.reply')}
              </Deed>
            </Deeds>
          </Entry>
        )}
      </Entries>
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
