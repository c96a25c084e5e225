/** What was photographed and filmed in the sample classes' lessons on the spot; some have nothing yet. */
import { classroomTitbits } from '../../../domains/study/attendance/titbit.schema'
import { sampleVideoUrl } from '../../lessons/sample-video'
import { mediaUrl } from '../../pictures/media-url'
import type { SampleContext } from '../../sample-builder'
import { sampleId } from '../../sample-id'
import type { SampleClass } from './courses'

/** Of the first class: the lesson of its course that is held most. */
const FIRST_ROOM = 17
const NAMES = ['实训开场', '分组练习', '老师示范', '点评与合影'] as const

export async function sampleTitbits({ tx, school }: SampleContext, { number, trade }: SampleClass): Promise<void> {
  if (number > 2) return
  const room = number === 1 ? FIRST_ROOM : number * 100 + 40
  await tx.insert(classroomTitbits).values(
    NAMES.map((name, index) => {
      const isVideo = index === 2
      return {
        id: sampleId(school.id, 'titbit', number * 10 + index),
        classId: sampleId(school.id, 'class', number),
        classroomId: sampleId(school.id, 'classroom', room),
        position: index + 1,
        name,
        fileType: isVideo ? 'VIDEO' : 'IMAGE',
        url: isVideo
          ? sampleVideoUrl(school.id)
          : mediaUrl(school.id, 'video', `${trade.motif}-${String(index + number * 4)}`),
      }
    }),
  )
}
