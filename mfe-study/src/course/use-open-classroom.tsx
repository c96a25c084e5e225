import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import type { ClassroomItem } from '@campus/contracts/study-course'
import type { Elements } from '@campus/ui/elements'

import type { LearningPlace } from '../common/classroom-paths'
import { classroomTarget } from '../common/classroom.model'
import { NotOpenDialog } from '../common/NotOpenDialog'

/** Opens a classroom by its type, or says that only the app can. The page has to render `dialog`. */
export function useOpenClassroom(place: LearningPlace): {
  readonly open: (room: ClassroomItem) => void
  readonly dialog: Elements
} {
  const navigate = useNavigate()
  const [isRefused, setRefused] = useState(false)
  return {
    open: (room) => {
      const target = classroomTarget(place, room)
      if (target === null) setRefused(true)
      else void navigate(target)
    },
    dialog: <NotOpenDialog open={isRefused} onClose={() => setRefused(false)} />,
  }
}
