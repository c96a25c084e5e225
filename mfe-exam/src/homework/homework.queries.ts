import { queryOptions } from '@tanstack/react-query'

import {
  getHomeworkByWorkId,
  getStudentWorkDetail,
  getXsktHomeworkByWorkId,
  queryWorkLogs,
  type HomeworkPaper,
} from '@campus/contracts/exam'
import { call } from '@campus/http/client'

import { newestFirst, type CompleteAddress } from './homework.model'

export const homeworkKeys = {
  all: ['exam', 'homework'] as const,
  intro: (address: CompleteAddress) => [...homeworkKeys.all, 'intro', address] as const,
  attempts: (workId: string) => [...homeworkKeys.all, 'attempts', workId] as const,
  start: ['exam', 'homework', 'start'] as const,
}

/** A homework before it is answered; `description` is HTML. */
export interface HomeworkIntro {
  readonly workId: string
  readonly title: string
  readonly description: string
}

/** Which work the classroom's homework is, and then what it says. */
export function introQuery(address: CompleteAddress) {
  const { classId, classroomId, courseId, studentId } = address
  return queryOptions({
    queryKey: homeworkKeys.intro(address),
    queryFn: async ({ signal }): Promise<HomeworkIntro> => {
      const { id: workId } = await call(getStudentWorkDetail, { classId, classroomId, courseId, studentId }, { signal })
      const paper: HomeworkPaper = address.isExternal
        ? await call(getXsktHomeworkByWorkId, { workId }, { signal })
        : await call(getHomeworkByWorkId, { workId }, { signal })
      return { workId, ...paper.questionUnitCAResultVO }
    },
  })
}

/** The learner's submitted attempts, newest first. Each visit asks anew: an attempt was perhaps just handed in. */
export function attemptsQuery(workId: string) {
  return queryOptions({
    queryKey: homeworkKeys.attempts(workId),
    queryFn: ({ signal }) => call(queryWorkLogs, { studentWorkMasterId: workId }, { signal }),
    select: newestFirst,
    staleTime: 0,
  })
}
