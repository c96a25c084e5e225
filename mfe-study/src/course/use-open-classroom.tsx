import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import type { ClassroomItem, RoomLesson } from '@campus/contracts/study-course'
import type { Elements } from '@campus/ui/elements'

import type { LearningPlace } from '../common/classroom-paths'
import { classroomTarget } from '../common/classroom.model'
import { NotOpenDialog } from '../common/NotOpenDialog'

/** Opens a classroom by its type, at one of its lessons where one is named, or says that only the app can. The page has to render `dialog`. */
export function useOpenClassroom(place: LearningPlace): {
  readonly open: (room: ClassroomItem, lesson?: RoomLesson) => void
  readonly dialog: Elements
} {
  const navigate = useNavigate()
  const [isRefused, setRefused] = useState(false)
  return {
    open: (room, lesson) => {
      const target = classroomTarget(place, room, lesson)
      if (target === null) setRefused(true)
      else void navigate(target)
    },
    dialog: <NotOpenDialog open={isRefused} onClose={() => setRefused(false)} />,
  }
}
