import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { invalidate } from '@campus/calls/query'
import { useCallOnce } from '@campus/calls/use-call-once'
import { getNoteCount, queryNotePage, saveNote, type ClassroomNote } from '@campus/contracts/study-interaction'
import { Button } from '@campus/ui/button'
import { Dialog } from '@campus/ui/dialog'
import { CheckboxField } from '@campus/ui/field'
import { Stack } from '@campus/ui/layout'
import { toast } from '@campus/ui/toast'

import { DRAWER_HEIGHT, isBlank, type InteractionRoom } from './interaction.model'
import { LimitedTextArea } from './LimitedTextArea'
import { useT } from './messages'
import type { KeptTexts } from './use-kept-texts'

interface NoteFormProps {
  /** The note to be changed; null for a new one. */
  note: ClassroomNote | null
  room: InteractionRoom
  texts: KeptTexts
  onClose: () => void
}

/** Where one writes a note, or changes one. What is typed stays in the page until it is saved. */
export function NoteDrawer({ open, ...form }: NoteFormProps & { open: boolean }) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={t(form.note === null ? 'note.add' : 'note.edit')}
      size="drawer"
      height={DRAWER_HEIGHT.note}
    >
      {open ? <NoteForm {...form} /> : null}
    </Dialog>
  )
}

function NoteForm({ note, room, texts, onClose }: NoteFormProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const [isMissing, setMissing] = useState(false)
  const { classId, classroomId, courseId, studentId, schoolId } = room
  const place = `${classroomId}/note/${note?.id ?? 'new'}/`
  const title = texts.textOf(`${place}title`) ?? note?.title ?? ''
  const content = texts.textOf(`${place}content`) ?? note?.notes ?? ''
  const isShared = note === null ? texts.textOf(`${place}shared`) === '1' : note.isShared

  const save = useCallOnce(saveNote, {
    payload: () => ({
      classId,
      classroomId,
      courseId,
      studentId,
      title: title.trim(),
      notes: content.trim(),
      isShared: isShared ? (1 as const) : (0 as const),
      ...(note === null ? {} : { id: note.id }),
    }),
    settings: () => ({ schoolId }),
    onSuccess: () => {
      toast.success(t(note === null ? 'note.added' : 'note.modified'))
      texts.forget(place)
      onClose()
      void invalidate(queryClient, queryNotePage, getNoteCount)
    },
  })

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isBlank(title)) setMissing(true)
        else save.run()
      }}
    >
      <Stack gap={4}>
        <LimitedTextArea
          label={t('note.titlePlaceholder')}
          value={title}
          rows={2}
          required
          isFirst
          error={isMissing && isBlank(title) ? t('note.titleRequired') : undefined}
          onText={(text) => texts.set(`${place}title`, text)}
        />
        <LimitedTextArea
          label={t('note.contentPlaceholder')}
          value={content}
          rows={8}
          onText={(text) => texts.set(`${place}content`, text)}
        />
        <CheckboxField
          label={t('note.share')}
          checked={isShared}
          disabled={note !== null}
          onChange={({ target }) => texts.set(`${place}shared`, target.checked ? '1' : '0')}
        />
        <Button type="submit" variant="primary" loading={save.running !== undefined}>
          {t('interaction.submit')}
        </Button>
      </Stack>
    </form>
  )
}
