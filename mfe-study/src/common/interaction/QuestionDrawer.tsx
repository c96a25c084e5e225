import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { WaitingBlock } from '@campus/calls/block'
import { defineBlock } from '@campus/calls/page'
import { invalidate } from '@campus/calls/query'
import { useCallOnce } from '@campus/calls/use-call-once'
import {
  getQuestionCount,
  getQuestionDraft,
  queryQuestionPage,
  saveQuestion,
} from '@campus/contracts/study-interaction'
import { useSession } from '@campus/session/session-store'
import { displayName } from '@campus/session/session.model'
import { currentUser } from '@campus/session/signed-in'
import { Button } from '@campus/ui/button'
import { Dialog } from '@campus/ui/dialog'
import { Stack } from '@campus/ui/layout'
import { SkeletonRegion, SkeletonText } from '@campus/ui/skeleton'
import { toast } from '@campus/ui/toast'

import { asksToKeep, DRAWER_HEIGHT, isBlank, type InteractionRoom } from './interaction.model'
import { draftQuery } from './interaction.queries'
import { LimitedTextArea } from './LimitedTextArea'
import { useT } from './messages'

interface QuestionDrawerProps {
  open: boolean
  room: InteractionRoom
  onClose: () => void
}

/** Where one asks. What is not asked can be kept as a draft, which is there the next time. */
export function QuestionDrawer({ open, room, onClose }: QuestionDrawerProps) {
  const t = useT()
  // The form says whether closing needs a question first.
  const [leaving, setLeaving] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const close = (): void => {
    setLeaving(false)
    setDirty(false)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={() => (isDirty ? setLeaving(true) : close())}
      title={t('question.ask')}
      size="drawer"
      height={DRAWER_HEIGHT.question}
    >
      {open ? (
        <QuestionDraft
          room={room}
          isLeaving={leaving}
          onStay={() => setLeaving(false)}
          onDirty={setDirty}
          onClose={close}
        />
      ) : null}
    </Dialog>
  )
}

interface FormProps {
  room: InteractionRoom
  /** Closing was asked for while there is something to keep. */
  isLeaving: boolean
  onStay: () => void
  onDirty: (isDirty: boolean) => void
  onClose: () => void
}

/** The form stands once the draft is there, so that it never overwrites what was typed meanwhile. */
const QuestionDraft = defineBlock({
  queries: (_, { room }: FormProps) => [draftQuery(room)],
  Component: DraftedForm,
})

function DraftedForm(props: FormProps) {
  const draft = useQuery(draftQuery(props.room))
  // A draft that another visit left in the cache may be an older one.
  const [isFresh, setFresh] = useState(false)
  if (!isFresh && draft.isFetchedAfterMount) setFresh(true)
  if (!isFresh && !draft.isError) {
    return (
      <SkeletonRegion>
        <SkeletonText lines={4} />
      </SkeletonRegion>
    )
  }
  return (
    <WaitingBlock query={draft} skeleton={<SkeletonText lines={4} />}>
      {({ title }) => <QuestionForm {...props} draft={title} />}
    </WaitingBlock>
  )
}

function QuestionForm({ room, draft, isLeaving, onStay, onDirty, onClose }: FormProps & { draft: string }) {
  const t = useT()
  const queryClient = useQueryClient()
  const author = useSession(currentUser)
  const [text, setText] = useState(draft)
  const [isMissing, setMissing] = useState(false)
  const { classId, classroomId, courseId, studentId, schoolId, name: classroomName } = room

  const save = useCallOnce(saveQuestion, {
    payload: (isDraft: 0 | 1) => ({
      classId,
      classroomId,
      courseId,
      classroomName,
      studentName: author === null ? '' : displayName(author),
      studentAvatar: author?.avatar ?? '',
      studentId,
      title: text.trim(),
      isDraft,
    }),
    settings: () => ({ schoolId }),
    onSuccess: (_, isDraft) => {
      if (isDraft === 0) toast.success(t('question.ok'))
      onClose()
      void invalidate(queryClient, getQuestionDraft, ...(isDraft === 0 ? [queryQuestionPage, getQuestionCount] : []))
    },
  })
  const submit = (): void => {
    if (isBlank(text)) setMissing(true)
    else save.run(0)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap={4}>
        <LimitedTextArea
          label={t('question.placeholder')}
          value={text}
          rows={8}
          required
          isFirst
          error={isMissing && isBlank(text) ? t('question.required') : undefined}
          onText={(written) => {
            setText(written)
            onDirty(asksToKeep(written, draft))
          }}
        />
        <Button type="submit" variant="primary" loading={save.running?.wish === 0}>
          {t('interaction.submit')}
        </Button>
      </Stack>
      <Dialog
        open={isLeaving}
        onClose={onStay}
        title={t('question.keep')}
        size="s"
        role="alertdialog"
        footer={
          <>
            <Button onClick={onClose}>{t('question.keep.no')}</Button>
            <Button variant="primary" loading={save.running?.wish === 1} onClick={() => save.run(1)}>
              {t('question.keep.yes')}
            </Button>
          </>
        }
      />
    </form>
  )
}
