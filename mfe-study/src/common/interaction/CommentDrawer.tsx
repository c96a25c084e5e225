import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { invalidate } from '@campus/calls/query'
import { useCallOnce } from '@campus/calls/use-call-once'
import {
  queryClassroomComments,
  saveClassroomComment,
  type ClassroomComment,
} from '@campus/contracts/study-interaction'
import { Button } from '@campus/ui/button'
import { Dialog } from '@campus/ui/dialog'
import { Stack } from '@campus/ui/layout'
import { toast } from '@campus/ui/toast'

import { DRAWER_HEIGHT, isBlank, type InteractionRoom } from './interaction.model'
import { LimitedTextArea } from './LimitedTextArea'
import { useT } from './messages'
import type { KeptTexts } from './use-kept-texts'

interface CommentFormProps {
  /** What it replies to; null for a comment of its own. */
  parent: ClassroomComment | null
  room: InteractionRoom
  texts: KeptTexts
  onClose: () => void
}

/** Where one comments or replies. What is typed stays in the page until it is sent. */
export function CommentDrawer({ open, ...form }: CommentFormProps & { open: boolean }) {
  const t = useT()
  const { parent } = form
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={parent === null ? t('comment.add') : t('comment.replyTo', { name: parent.commentAuthorName })}
      size="drawer"
      height={DRAWER_HEIGHT.comment}
    >
      {open ? <CommentForm {...form} /> : null}
    </Dialog>
  )
}

function CommentForm({ parent, room, texts, onClose }: CommentFormProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const [isMissing, setMissing] = useState(false)
  const { classId, classroomId, schoolId } = room
  const place = `${classroomId}/comment/${parent?.id ?? 'own'}/`
  const content = texts.textOf(place) ?? ''

  const send = useCallOnce(saveClassroomComment, {
    payload: () => ({
      id: classroomId,
      classId,
      commentContent: content.trim(),
      commentParent: parent?.id ?? '',
    }),
    settings: () => ({ schoolId }),
    onSuccess: () => {
      toast.success(t('comment.ok'))
      texts.forget(place)
      onClose()
      void invalidate(queryClient, queryClassroomComments)
    },
  })

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isBlank(content)) setMissing(true)
        else send.run()
      }}
    >
      <Stack gap={4}>
        <LimitedTextArea
          label={t('comment.placeholder')}
          value={content}
          rows={8}
          required
          isFirst
          error={isMissing && isBlank(content) ? t('comment.required') : undefined}
          onText={(text) => texts.set(place, text)}
        />
        <Button type="submit" variant="primary" loading={send.running !== undefined}>
          {t('interaction.submit')}
        </Button>
      </Stack>
    </form>
  )
}
