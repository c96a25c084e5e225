import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import { defineBlock } from '@campus/calls/page'
import { invalidate } from '@campus/calls/query'
import { useCallOnce } from '@campus/calls/use-call-once'
import { deleteNotes, getNoteCount, queryNotePage, type ClassroomNote } from '@campus/contracts/study-interaction'
import { ConfirmDialog } from '@campus/ui/dialog'
import { Tag } from '@campus/ui/tag'
import { toast } from '@campus/ui/toast'
import { weight } from '@campus/ui/tokens'

import { Deed, Deeds, Entries, Entry, HeadOfList, Words } from './Entries'
import { Filters } from './Filters'
import { isOwnNote, NOTE_FILTERS, type InteractionRoom, type NoteFilter } from './interaction.model'
import { noteCountQuery, notesQuery } from './interaction.queries'
import { useT } from './messages'
import { NoteDrawer } from './NoteDrawer'
import type { KeptTexts } from './use-kept-texts'

interface NoteTabProps {
  room: InteractionRoom
  texts: KeptTexts
}

/** The learner's notes, those that classmates share, and the teachers'. */
export function NoteTab({ room, texts }: NoteTabProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const [filter, setFilter] = useState<NoteFilter>('all')
  /** The note in the drawer, 'new' for one to be written; null while it is closed. */
  const [editing, setEditing] = useState<ClassroomNote | 'new' | null>(null)
  const [removing, setRemoving] = useState<ClassroomNote | null>(null)
  const { data: counts } = useQuery(noteCountQuery(room))
  const countOf = (of: NoteFilter) =>
    counts === undefined ? undefined : { all: counts.total, mine: counts.ownTotal, teacher: counts.teacherTotal }[of]

  const remove = useCallOnce(deleteNotes, {
    payload: ({ id }: ClassroomNote) => ({ ids: [id] }),
    settings: () => ({ schoolId: room.schoolId }),
    onSuccess: () => {
      toast.success(t('note.deleted'))
      void invalidate(queryClient, queryNotePage, getNoteCount)
    },
    onSettled: () => setRemoving(null),
  })

  return (
    <>
      <HeadOfList add={t('note.add')} onAdd={() => setEditing('new')}>
        <Filters filters={NOTE_FILTERS} value={filter} countOf={countOf} onChange={setFilter} />
      </HeadOfList>
      <Notes room={room} filter={filter} onEdit={setEditing} onRemove={setRemoving} />
      <NoteDrawer
        note={editing === 'new' ? null : editing}
        open={editing !== null}
        room={room}
        texts={texts}
        onClose={() => setEditing(null)}
      />
      <ConfirmDialog
        open={removing !== null}
        title={t('note.confirmDelete', { title: removing?.title ?? '' })}
        tone="danger"
        onConfirm={() => {
          if (removing !== null) remove.run(removing)
        }}
        onCancel={() => setRemoving(null)}
      />
    </>
  )
}

interface NotesProps {
  room: InteractionRoom
  filter: NoteFilter
  onEdit: (note: ClassroomNote) => void
  onRemove: (note: ClassroomNote) => void
}

const Notes = defineBlock({
  queries: (_, { room, filter }: NotesProps) => [notesQuery(room, filter)],
  Component: NoteList,
})

function NoteList({ room, filter, onEdit, onRemove }: NotesProps) {
  const t = useT()
  return (
    <Entries
      label={t('note.list')}
      query={useQuery(notesQuery(room, filter))}
      rowsOf={({ records }) => records}
      empty={t('note.empty')}
    >
      {(note) => (
        <Entry
          name={note.createdName}
          avatar={note.avatar}
          time={note.createdTime}
          tag={note.isShared ? null : <Tag>{t('note.private')}</Tag>}
        >
          <NoteTitle>{note.title}</NoteTitle>
          {note.notes === '' ? null : <Words>{note.notes}</Words>}
          {isOwnNote(note, room) ? (
            <Deeds>
              <Deed label={t('note.editOf', { title: note.title })} onClick={() => onEdit(note)}>
                {t('note.edit')}
              </Deed>
              <Deed label={t('note.deleteOf', { title: note.title })} onClick={() => onRemove(note)}>
                {t('note.delete')}
              </Deed>
            </Deeds>
          ) : null}
        </Entry>
      )}
    </Entries>
  )
}

const NoteTitle = styled(Words)`
  font-weight: ${weight.medium};
`
