import type { SampleBuilder } from '../../platform/database/sample'
import { sampleId } from '../../site/sample/sample-id'
import { sampleContent } from '../../site/sample/sample-schools'
import { firstClassId, SAMPLE_STUDENT } from '../../site/sample/sample-student'
import { dayAt } from '../../site/sample/sample-time'
import { homeworkTexts } from '../../site/sample/texts/homework'
import { homeworkAttempts, homeworks } from './exam.schema'

export const examSample: SampleBuilder = async ({ tx, school, now, asPerson }) => {
  const texts = homeworkTexts(sampleContent(school.id)).map((text, index) => ({
    ...text,
    number: index + 1,
    id: sampleId(school.id, 'homework', index + 1),
  }))
  await tx.insert(homeworks).values(
    texts.map(({ id, number, title, description }) => ({
      id,
      classId: firstClassId(school.id),
      classroomId: sampleId(school.id, 'classroom', number),
      title,
      description,
    })),
  )
  await asPerson(SAMPLE_STUDENT.id, async () => {
    await tx.insert(homeworkAttempts).values(
      texts
        .flatMap(({ id, attempts }) => attempts.map((attempt) => ({ homeworkId: id, ...attempt })))
        .map(({ homeworkId, daysAgo, status }, index) => ({
          id: sampleId(school.id, 'attempt', index + 1),
          homeworkId,
          status,
          createdTime: dayAt(now, -daysAgo, `19:${String(12 + index * 7)}`),
        })),
    )
  })
}
